// The bounds on many records at the page's opening settings.
import { expect, test } from 'vitest';
import { recordsRight } from './recordsRight';

const START = { samplingRate: 1 / 16, noiseMultiplier: 1.6771697998046875, steps: 500 };

test('at the page’s opening settings the attack stays below the whole curve’s bounds, and these below those of one (ε, δ)', () => {
  const trace = recordsRight({
    mechanism: START,
    delta: 1e-5,
    targets: 100,
    values: 10,
    failures: [0.05, 0.5, 0.95],
    seed: 1,
  });
  let step = trace.next();
  while (!step.done) step = trace.next();
  const { epsilon, whole, bare, recursion, ideal, success, meanAtMost } = step.value;
  expect(epsilon).toBeCloseTo(8, 2);
  expect(whole).toEqual([93, 66, 52]);
  whole.forEach((count, i) => {
    expect(count).toBeLessThanOrEqual(bare[i]);
    expect(Math.abs(count - recursion[i])).toBeLessThanOrEqual(2);
    expect(ideal?.[i]).toBeLessThan(count);
  });
  // at most 35.3 of a hundred records are right on average by the bound of removal; the attack reaches 31
  expect(meanAtMost).toBeCloseTo(35.33, 1);
  expect(100 * (success?.success ?? 1)).toBeLessThan(meanAtMost);
  expect(100 * (success?.success ?? 0)).toBeGreaterThan(25);
});
