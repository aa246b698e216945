// Runs of very many different steps: rounded to both sides, and against the same run composed whole.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { logUniform } from '../../../test/statistics/logUniform';
import { onlyInFull, size } from '../../../test/statistics/size';
import { boundsKnownBy, epsilon } from '../accountant';
import { runOfTraining } from '../training/training';
import type { Mechanism } from '../types';
import { isLongSchedule, roundedSchedule } from './roundedSchedule';

const mechanism = fc.record({
  samplingRate: logUniform(1e-4, 0.99),
  noiseMultiplier: logUniform(0.3, 100),
  steps: fc.integer({ min: 1, max: 3 }),
});

test('each side rounds every step of the run to its safe side, over runs of 600 to 1500 different mechanisms', () => {
  fc.assert(
    fc.property(fc.array(mechanism, { minLength: 600, maxLength: 1500 }), (run) => {
      const { above, below } = roundedSchedule(run) as Record<'above' | 'below', Mechanism[]>;
      const stepsOf = (all: readonly Mechanism[]) => all.reduce((sum, { steps }) => sum + steps, 0);
      for (const side of [above, below]) {
        expect(side.length).toBeLessThanOrEqual(500);
        expect(stepsOf(side)).toBe(stepsOf(run));
      }
      // the steps are compared by rank, sorted first by noise and then by rate
      const ranked = (all: readonly Mechanism[], of: 'noiseMultiplier' | 'samplingRate') =>
        all.flatMap((each) => Array<number>(each.steps).fill(each[of])).toSorted((a, b) => a - b);
      for (const [field, sign] of [
        ['noiseMultiplier', 1],
        ['samplingRate', -1],
      ] as const) {
        const [high, own, low] = [above, run, below].map((all) => ranked(all, field)) as number[][];
        own?.forEach((value, i) => {
          expect(sign * (high?.[i] as number)).toBeLessThanOrEqual(sign * value);
          expect(sign * (low?.[i] as number)).toBeGreaterThanOrEqual(sign * value);
        });
      }
    }),
    { seed: 7, endOnFailure: true, numRuns: size(3, 30) },
  );
});

test('the ε of ten thousand different steps has a narrow bracket around that of their schedule in fifty stairs', (itself) => {
  onlyInFull(itself);
  const described = {
    samplingRate: 0.01,
    noiseMultiplier: 1.5,
    steps: 10_000,
    noiseMultipliers: 'sigma * 0.6^(t/T)',
  };
  const run = runOfTraining(described) as Mechanism[];
  expect(run.length).toBe(10_000);
  expect(isLongSchedule(run)).toBe(true);
  const { lower, upper, value } = epsilon('add-remove', run, 1e-5);
  expect(value).toBeNull();
  expect(upper / lower).toBeLessThan(1.005);
  expect(boundsKnownBy('add-remove', run)?.upper).toMatch(/rounded/);
  // the same schedule in fifty stairs, each at its middle
  const stairs = runOfTraining({
    ...described,
    noiseMultipliers: 'sigma * 0.6^((floor(50*t/T) + 0.5) / 50)',
  });
  const near = epsilon('add-remove', stairs, 1e-5).value as number;
  expect(near).toBeGreaterThan(lower * 0.999);
  expect(near).toBeLessThan(upper * 1.001);
});

// The expected values come from numpy: each step's losses at 400,001 outcomes, on a grid of 1e-4, convolved by FFTs of 2^19 cells.
test.each([
  ['add-remove', 0.63524],
  ['substitute', 0.77691],
] as const)('a hundred different steps have under %s the ε of a plain convolution', (adjacency, known) => {
  const noiseMultipliers = 'sigma * 0.6^(t/T)';
  const run = runOfTraining({ samplingRate: 0.01, noiseMultiplier: 1.5, steps: 100, noiseMultipliers });
  expect(epsilon(adjacency, run, 1e-5).value).toBeCloseTo(known, 4);
});
