// The charts of bounds on secrets.
import { describe, expect, test } from 'vitest';
import { runToEnd } from '../../../../base/numerics/generators';
import { gdpCurve } from '../../../../risk/curve';
import { oneTargetBound, oneTargetPower } from '../../../../risk/oneTarget';
import { exactSecret } from '../../../../risk/secret';
import { tabulate } from '../../../../risk/tabulate';
import type { ChartData } from '../../../chart/chartData';
import { advantageChart, comparisonChart, guaranteePanels, neededChart } from './secretCharts';
import { countedSecret } from './secretKinds';

const table = (adjacency: 'substitute' | 'add-remove', mu: number) => {
  return runToEnd(tabulate(gdpCurve(adjacency, mu), 300));
};

const line = (chart: ChartData | null, id: string) => chart?.lines.find((one) => one.id === id)?.ys ?? [];

describe('three bounds beside each other', () => {
  const chart = comparisonChart({ substitute: table('substitute', 1), addRemove: table('add-remove', 0.5) });

  const exchange = line(chart, 'exchange_substitute');
  const power = line(chart, 'power_substitute');

  test('under one curve the exchange bound is at most 1 - f(p)', () => {
    exchange.forEach((value, i) => {
      expect(value).toBeLessThanOrEqual((power[i] ?? 0) + 1e-12);
    });
  });

  test('computed from one trade-off curve, the exchange bound agrees with the published bound at uniform priors', () => {
    const uniform = line(chart, 'uniform_substitute');
    exchange.forEach((value, i) => {
      const mark = uniform[i];
      if (mark !== null) expect(Math.abs(mark - (value ?? 0))).toBeLessThan(2e-3);
    });
    expect(uniform.filter((value) => value !== null)).toHaveLength(10);
  });

  test('the bounds for one of ten values at mu = 1 are those that were computed independently', () => {
    expect(exchange[chart?.xs.indexOf(0.1) ?? 0]).toBeCloseTo(0.329, 3);
    expect(power[chart?.xs.indexOf(0.1) ?? 0]).toBeCloseTo(0.389, 3);
  });
});

test('the panels after Figure 1 draw the bounds that are computed for a single secret', () => {
  const panels = guaranteePanels();
  expect(panels.map(({ title }) => title)).toEqual(['ε = 1, δ = 0', 'ε = 4, δ = 0', 'μ = 0.5', 'μ = 1']);
  for (const [i, epsilon] of [1, 4].entries()) {
    const panel = panels[i]!;
    const pure = { epsilon, delta: 0, adjacency: 'substitute' } as const;
    for (const [at, prior] of panel.xs.entries()) {
      const { bound } = oneTargetBound(exactSecret(prior), pure);
      const exchange = line(panel, 'exchange_substitute')[at]!;
      // `bound` is the posterior after the most telling output; the exchange bound averages over outputs, which may be less above one half
      if (prior <= 0.5) expect(exchange).toBeCloseTo(bound, 12);
      expect(exchange).toBeLessThanOrEqual(bound + 1e-12);
      expect(line(panel, 'power_substitute')[at]).toBeCloseTo(oneTargetPower(prior, pure).bound, 12);
    }
  }
  for (const panel of panels) {
    line(panel, 'uniform_substitute').forEach((mark, at) => {
      if (mark !== null) expect(mark).toBeCloseTo(line(panel, 'exchange_substitute')[at]!, 2);
    });
  }
  // the independently computed value for one of ten values at mu = 1
  expect(line(panels[3]!, 'exchange_substitute')[panels[3]!.xs.indexOf(0.1)]).toBeCloseTo(0.329, 3);
});

const [tight, loose] = [0.1, 0.5].map((advantage) => neededChart(null, 1e-5, advantage));
const bare = (chart: typeof tight) => chart.lines[1].ys.map((value) => value ?? 0);

test('the largest epsilon that keeps an advantage falls with a smaller advantage', () => {
  expect(bare(tight).every((value, i) => value < bare(loose)[i])).toBe(true);
});

test('the largest epsilon that keeps an advantage falls with a likelier secret', () => {
  expect(bare(tight).every((value, i) => i === 0 || value < bare(tight)[i - 1])).toBe(true);
});

test('the chart of the largest epsilon has no values by whole curves while no profiles have been computed', () => {
  expect(tight.lines[2].ys.every((value) => value === null)).toBe(true);
});

test('a secret that is certain beforehand has no chart', () => {
  const family = [1, 2].map((mu) => ({
    noiseMultiplier: 1 / mu,
    epsilon: 4 * mu,
    profiles: { substitute: table('substitute', mu), addRemove: table('add-remove', mu / 2) },
  }));
  expect(advantageChart(family, 1e-5, countedSecret([5]))).toBeNull();
  expect(advantageChart(family, 1e-5, countedSecret([1e30, 1e-30]))).toBeNull();
});

test('a secret with values that never occur has a chart', () => {
  const family = [1, 2].map((mu) => ({
    noiseMultiplier: 1 / mu,
    epsilon: 4 * mu,
    profiles: { substitute: table('substitute', mu), addRemove: table('add-remove', mu / 2) },
  }));
  const chart = advantageChart(family, 1e-5, countedSecret([3, 1, 0, 0, 0]));
  expect(chart?.lines.map(({ ys }) => ys.length)).toEqual([2, 2, 2]);
  for (const { ys } of chart?.lines ?? [])
    for (const y of ys) {
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(1);
    }
});
