// Tests of the largest batch that keeps a target epsilon and the number of epochs.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { size } from '../../test/statistics/size';
import { epsilon } from './accountant';
import { batchSizeFor } from './solveBatch';

const targets = fc.record({
  noiseMultiplier: fc.double({ min: 0.6, max: 10, noNaN: true }),
  recordCount: fc.integer({ min: 100, max: 1_000_000 }),
  epochs: fc.double({ min: 0.5, max: 100, noNaN: true }),
  delta: fc.constantFrom(1e-5, 1e-7),
  targetEpsilon: fc.double({ min: 0.3, max: 20, noNaN: true }),
});

test('the batch found is the largest that keeps the target and the epochs, over targets', () => {
  fc.assert(
    fc.property(targets, fc.constantFrom('add-remove', 'substitute'), (target, adjacency) => {
      let solution: ReturnType<typeof batchSizeFor>;
      try {
        solution = batchSizeFor(adjacency, target);
      } catch (error) {
        // even the smallest batch is too much
        expect(error).toMatchObject({ field: 'targetEpsilon', parameter: 'batchSize' });
        return;
      }
      const { recordCount, epochs, noiseMultiplier, delta, targetEpsilon } = target;
      const { batchSize, mechanism } = solution;
      expect(mechanism.steps * mechanism.samplingRate).toBeGreaterThanOrEqual(epochs * (1 - 1e-6));
      expect(mechanism.steps * mechanism.samplingRate).toBeLessThanOrEqual(epochs + mechanism.samplingRate);
      expect(epsilon(adjacency, mechanism, delta).upper).toBeLessThanOrEqual(targetEpsilon);
      const larger = Math.min(recordCount, Math.ceil(1.1 * batchSize) + 1);
      const steps = Math.ceil((epochs * recordCount) / larger);
      if (larger === recordCount || steps < 20) return;
      const beyond = { samplingRate: larger / recordCount, steps, noiseMultiplier };
      expect(epsilon(adjacency, beyond, delta).lower).toBeGreaterThan(targetEpsilon);
    }),
    { seed: 13, numRuns: size(15, 100) },
  );
});

test('the batch found is the whole data set where that keeps the target', () => {
  const target = { noiseMultiplier: 100, recordCount: 500, epochs: 10, delta: 1e-5, targetEpsilon: 8 };
  expect(batchSizeFor('substitute', target)).toEqual({
    batchSize: 500,
    mechanism: { samplingRate: 1, steps: 10, noiseMultiplier: 100 },
  });
});

test('batchSizeFor names a field that is out of range', () => {
  const target = { noiseMultiplier: 1, recordCount: 500, epochs: 0, delta: 1e-5, targetEpsilon: 8 };
  expect(() => batchSizeFor('substitute', target)).toThrow(/epochs is 0/);
});
