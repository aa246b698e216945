// The chart of many records at once.
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

test('has a bound and the idealised attack at every level', () => {
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

test('has what was measured with its range, in the order of epsilon', () => {
  const measured = attackOnLabels({ right: [31, 27, 29], done: 3, total: 3 }, 4);
  const family = [member(4, true), member(1, true)];
  const chart = manyChart(family, measured, 0);
  expect(chart?.xs).toEqual([1, 4]);
  expect(line(chart, 'measured_1')?.ys).toEqual([null, 0.29]);
  expect(line(chart, 'measured_1')?.ranges?.[1]).toEqual([0.27, 0.31]);
});

test('an attack that is not played out has no line, and one training alone no chart', () => {
  expect(line(manyChart([member(1, false), member(2, false)], [], 1), 'idealised_0.5')).toBeUndefined();
  expect(manyChart([member(1, true)], [], 0)).toBeNull();
  expect(attackOnLabels(null, 4)).toEqual([]);
  expect(medianOf([4, 1, 3, 2])).toBe(2);
});
