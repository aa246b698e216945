// The numbers that the tables of chapter 6's charts print, which are bounds rounded to their safe side.

import { expect, test } from 'vitest';
import { runToEnd } from '../../../base/numerics/generators';
import { gdpCurve } from '../../../risk/curve';
import { tabulate } from '../../../risk/tabulate';
import type { RecordsMember } from '../../../work';
import type { ChartData } from '../../chart/chartData';
import { writeCount } from '../../pages/bounds/lines';
import { advantageChart, comparisonChart } from '../../pages/bounds/secrets/secretCharts';
import { countedSecret } from '../../pages/bounds/secrets/secretKinds';
import { manyChart } from './many/manyChart';
import { posteriorData } from './posterior/posteriorData';

const table = (adjacency: 'substitute' | 'add-remove', mu: number) => {
  return runToEnd(tabulate(gdpCurve(adjacency, mu), 300));
};

const profiles = { substitute: table('substitute', 1), addRemove: table('add-remove', 0.5) };
const members: RecordsMember[] = [1, 4].map((epsilon) => ({
  noiseMultiplier: 1 / epsilon,
  epsilon,
  whole: [60, 40, 30],
  bare: [90, 80, 70],
  recursion: [61, 40, 31],
  meanAtMost: 25.111,
  ideal: null,
  success: null,
}));
const family = [1, 2].map((mu) => ({
  noiseMultiplier: 1 / mu,
  epsilon: 4 * mu,
  profiles: { substitute: table('substitute', mu), addRemove: table('add-remove', mu / 2) },
}));

const CHARTS: [string, ChartData | null, RegExp][] = [
  ['posterior', posteriorData(profiles, { epsilon: 4, delta: 1e-5 }), /^(bare|exchange|removal)/],
  ['comparison', comparisonChart(profiles), /^(power|exchange|uniform)/],
  ['advantage', advantageChart(family, 1e-5, countedSecret([3, 1, 1])), /./],
  ['many', manyChart(members, [], 0), /^(bound|mean)/],
];

test.each(CHARTS)('no bound of the %s chart is printed smaller than it is', (_, chart, bounds) => {
  const lines = chart?.lines.filter(({ id }) => bounds.test(id)) ?? [];
  expect(lines.length).toBeGreaterThan(1);
  for (const { id, ys, rounding } of lines)
    for (const y of ys) {
      // Smaller values are printed as powers of ten, which parseFloat would misread.
      if (y === null || y < 1e-4) continue;
      const printed = Number.parseFloat(chart?.writeY(y, rounding) ?? '') / 100;
      expect(printed, id).toBeGreaterThanOrEqual(y - 1e-11);
      expect(printed, id).toBeLessThan(1.02 * y);
    }
});

test('a mean of counts is rounded up if it is a bound', () => {
  expect(writeCount(35.33)).toBe('35.3');
  expect(writeCount(35.33, 'up')).toBe('35.4');
  expect(writeCount(35, 'up')).toBe('35');
});
