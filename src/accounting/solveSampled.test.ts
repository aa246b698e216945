// Tests of the parameter, of any way of drawing batches, that meets a target ε or mu.
import { describe, expect, test } from 'vitest';
import { epsilon } from './accountant';
import { mu } from './mu/mu';
import { type SampledUnknown, solveSampled } from './solveSampled';
import type { AnyMechanism } from './types';

const poisson = { samplingRate: 0.02, noiseMultiplier: 1, steps: 500 };
const fixed = { sampling: 'fixed-size', samplingRate: 0.02, noiseMultiplier: 2, steps: 500 } as const;
const allocation = {
  sampling: 'random-allocation',
  stepsPerEpoch: 8,
  epochs: 4,
  noiseMultiplier: 1.5,
} as const;
const anyOrder = { sampling: 'any-order', epochs: 4, noiseMultiplier: 2 } as const;

const CASES: readonly (readonly ['substitute' | 'add-remove' | 'zero-out', AnyMechanism, SampledUnknown])[] =
  [
    ['substitute', fixed, 'noiseMultiplier'],
    ['substitute', fixed, 'samplingRate'],
    ['substitute', fixed, 'steps'],
    ['add-remove', allocation, 'noiseMultiplier'],
    ['add-remove', allocation, 'epochs'],
    ['zero-out', anyOrder, 'epochs'],
  ];

describe.each(CASES)('%s of %o: the %s', (name, mechanism, unknown) => {
  test('that meets a target ε has a safe end that is just enough', () => {
    const targetEpsilon = epsilon(name, mechanism, 1e-5).upper;
    const { lower, upper } = solveSampled(name, mechanism, unknown, { delta: 1e-5, targetEpsilon });
    const safe = unknown === 'noiseMultiplier' ? upper : lower;
    const at = (value: number) => epsilon(name, { ...mechanism, [unknown]: value }, 1e-5);
    expect(at(safe).upper).toBeLessThanOrEqual(targetEpsilon);
    const less = unknown === 'noiseMultiplier' ? 1 / 1.002 : 1.002;
    const beyond = unknown === 'steps' || unknown === 'epochs' ? Math.ceil(safe * less) + 1 : safe * less;
    expect(at(beyond).upper).toBeGreaterThan(targetEpsilon);
    expect(lower).toBeLessThanOrEqual(upper);
  });
});

test('a target mu is met without a delta', () => {
  const goal = { targetMu: 0.5 };
  const { value, upper } = solveSampled('substitute', poisson, 'noiseMultiplier', goal);
  const there = mu('substitute', { ...poisson, noiseMultiplier: upper });
  expect(there.upper).toBeLessThanOrEqual(0.5);
  expect(there.lower).toBeGreaterThan(0.499);
  expect(value).not.toBe(null);
});

test.each([
  [
    fixed,
    'noiseMultiplier',
    { delta: 1e-5, targetEpsilon: 1e6 },
    /^targetEpsilon .* at noiseMultiplier = 0\.4 epsilon is .*, already below it\.$/,
  ],
  [
    anyOrder,
    'epochs',
    { delta: 1e-5, targetEpsilon: 1e-6 },
    /^targetEpsilon .* at epochs = 1 epsilon is .*, already above it\.$/,
  ],
  [
    poisson,
    'samplingRate',
    { targetMu: 1e4 },
    /^targetMu .* at samplingRate = 1 mu is .*, already below it\.$/,
  ],
] as const)(
  'a target out of reach is refused with the end of the range',
  (mechanism, unknown, goal, message) => {
    expect(() => solveSampled('substitute', mechanism, unknown, goal)).toThrow(message);
  },
);
