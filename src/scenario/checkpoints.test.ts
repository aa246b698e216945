// The steps that a training audit looks at.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkpointSteps } from './checkpoints';

test('ten checkpoints are those of the reference runs', () => {
  expect(checkpointSteps(100, 10)).toEqual([1, 2, 5, 10, 20, 30, 40, 60, 80, 100]);
  expect(checkpointSteps(500, 10)).toEqual([1, 10, 25, 50, 100, 150, 200, 300, 400, 500]);
});

test('other numbers of checkpoints are spread evenly', () => {
  expect(checkpointSteps(100, 1)).toEqual([100]);
  expect(checkpointSteps(100, 2)).toEqual([1, 100]);
  expect(checkpointSteps(100, 5)).toEqual([1, 25, 50, 75, 100]);
});

test('checkpoints ascend to T, as many as there are different steps, over T and counts', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 20 }), (steps, count) => {
      const chosen = checkpointSteps(steps, count);
      expect(chosen.at(-1)).toBe(steps);
      expect(chosen[0]).toBeGreaterThanOrEqual(1);
      for (let i = 1; i < chosen.length; i++) expect(chosen[i]).toBeGreaterThan(chosen[i - 1]);
      expect(chosen.length).toBeLessThanOrEqual(count);
      if (steps >= 1000) expect(chosen).toHaveLength(count);
    }),
    { seed: 21, numRuns: 200 },
  );
});
