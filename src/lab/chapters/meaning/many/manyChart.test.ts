// The chart of guesses at a hundred records at once.
import { expect, test } from 'vitest';
import type { RecordsMember } from '../../../../work';
import { attackOnLabels, MANY_FAILURES, manyChart, medianOf } from './manyChart';

const member = (epsilon: number, played: boolean): RecordsMember => ({
  noiseMultiplier: 1 / epsilon,
  epsilon,
  whole: [60, 40, 30],
  bare: [90, 80, 70],
  recursion: [61, 40, 31],
  meanAtMost: 25,
  ideal: played ? [30, 22, 15] : null,
  success: played ? { success: 0.22, standardError: 0.01 } : null,
});

const line = (chart: ReturnType<typeof manyChart>, id: string) => chart?.lines.find((one) => one.id === id);

test('the chart has one line of the bound and one of the idealised attack at every failure level', () => {
  const measured = attackOnLabels({ right: [31, 27, 29], done: 3, total: 3 }, 4);
  const family = [member(4, true), member(1, true)];
  for (const [level, failure] of MANY_FAILURES.entries()) {
    const chart = manyChart(family, measured, level);
    expect(line(chart, `bound_${failure}`)?.ys).toEqual(
      [0.6, 0.4, 0.3].slice(level, level + 1).flatMap((y) => [y, y]),
    );
    expect(line(chart, `idealised_${failure}`)).toBeDefined();
    expect(chart?.lines.filter(({ id }) => /^(bound|idealised)_/.test(id))).toHaveLength(2);
  }
});

test('the chart has the measured median with its range at the ε of the attacked training', () => {
  const measured = attackOnLabels({ right: [31, 27, 29], done: 3, total: 3 }, 4);
  const family = [member(4, true), member(1, true)];
  const chart = manyChart(family, measured, 0);
  expect(chart?.xs).toEqual([1, 4]);
  expect(line(chart, 'measured_1')?.ys).toEqual([null, 0.29]);
  expect(line(chart, 'measured_1')?.ranges?.[1]).toEqual([0.27, 0.31]);
});

test('an idealised attack that was not computed has no line', () => {
  expect(line(manyChart([member(1, false), member(2, false)], [], 1), 'idealised_0.5')).toBeUndefined();
});

test('there is no chart of a single training run', () => {
  expect(manyChart([member(1, true)], [], 0)).toBeNull();
});

test('there is no measured attack before its reply', () => {
  expect(attackOnLabels(null, 4)).toEqual([]);
});

test('the median of an even count is the lower of the two in the middle', () => {
  expect(medianOf([4, 1, 3, 2])).toBe(2);
});
