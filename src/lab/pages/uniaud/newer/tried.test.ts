// The numbers in the text on newer bounds, computed anew.
import { expect, test } from 'vitest';
import { gdpEpsilon } from '../../../../accounting';
import { oneRunEpsLowerExact } from '../../../../oneRun/estimation/exactBound';
import { gaussianPair } from '../../../../oneRun/estimation/gaussianPair';
import { fdpOneRunGdp } from '../../../../oneRun/estimation/gdpBounds';
import { orderStatisticsMuLower } from '../../../../oneRun/estimation/orderStatistics';
import { MU, TRIED_CANARIES, TRIED_COUNTS, TRIED_SUMS } from './tried';

const DELTA = 1e-5;

const written = (epsilon: number): number => Number(epsilon.toPrecision(3));

test.each(TRIED_COUNTS)('$guesses guesses, $wrong wrong', ({ guesses, wrong, exact, recursion, ordered }) => {
  const counts = { m: TRIED_CANARIES, r: guesses, v: guesses - wrong, k: 2 };
  expect(written(oneRunEpsLowerExact(counts, DELTA, 0.05))).toBe(exact);
  expect(written(gdpEpsilon(fdpOneRunGdp(counts, 0.05), DELTA))).toBe(recursion);
  expect(written(gdpEpsilon(orderStatisticsMuLower(counts, 0.05), DELTA))).toBe(ordered);
});

test.each(TRIED_SUMS)('q = $samplingRate, $steps steps', ({ exact, gaussian, ...mechanism }) => {
  const found = gaussianPair(mechanism, DELTA);
  expect(written(found.exact)).toBe(exact);
  expect(written(found.gaussian)).toBe(gaussian);
});

test('the sentences beside the tables hold', () => {
  expect(gdpEpsilon(MU, DELTA)).toBeCloseTo(4.38, 2);
  const [many, , few, large] = TRIED_SUMS;
  expect(Math.abs(many.gaussian / many.exact - 1)).toBeLessThan(0.01);
  expect(few.gaussian).toBeLessThan(few.exact / 2);
  expect(large.gaussian).toBeGreaterThan(large.exact);
  for (const { exact, recursion, ordered } of TRIED_COUNTS) {
    expect(ordered).toBeGreaterThan(recursion);
    expect(recursion).toBeGreaterThan(exact);
    expect(ordered).toBeLessThan(gdpEpsilon(MU, DELTA));
  }
});
