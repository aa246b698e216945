// Tests of brackets on a grid that is coarse for the laws on it.
import { expect, it } from 'vitest';
import { bracketEpsilon } from './bracket';

it('a bracket has a lower end where losses pile up at 0 in less than a cell', () => {
  const mechanism = { samplingRate: 3.7e-4, noiseMultiplier: 0.55, steps: 6 };
  const { lower, upper } = bracketEpsilon('substitute', mechanism, 1.5e-7, { maximumSize: 1024 });
  expect(lower).toBeGreaterThan(0.77);
  expect(upper).toBeLessThan(0.78);
});

it('a bracket of add is narrow where hardly any loss but those at the ceiling carries weight', () => {
  const mechanism = { samplingRate: 0.0027, noiseMultiplier: 0.43, steps: 14 };
  const { lower, upper } = bracketEpsilon('add', mechanism, 9.5e-8, { maximumSize: 1024 });
  expect(upper - lower).toBeLessThan(1e-6);
});

it('a bracket is narrow where nearly all of delta is one event with hardly any tilted mass', () => {
  const mechanism = { samplingRate: 1.044e-4, noiseMultiplier: 0.86, steps: 21 };
  const { lower, upper } = bracketEpsilon('substitute', mechanism, 6e-12, { maximumSize: 8192 });
  expect(upper - lower).toBeLessThan(1e-4);
});

it('a bracket of add is narrow where the losses that only the lower law needs are far below those that carry weight', () => {
  const mechanism = { samplingRate: 1.79e-4, noiseMultiplier: 0.4467, steps: 6 };
  const { lower, upper } = bracketEpsilon('add', mechanism, 5.32e-7, { maximumSize: 2048 });
  expect(upper - lower).toBeLessThan(2e-6);
});
