// The scales, heaps and areas of the worst case's scores.
import { expect, test } from 'vitest';
import { sampleScores } from '../../../../audit/canaries/S1/scoreSample';
import { areaPath, binOf, heapDensity, SCORE_BINS, scorePlot } from './scorePlot';

const mechanism = { samplingRate: 0.25, noiseMultiplier: 4, steps: 100 };
const sample = sampleScores({ mechanism, seed: 1, runs: 4000, points: 121 });
const plot = scorePlot(sample, 800, 300);

test('the scales place scores and densities, and a place is turned back into its score', () => {
  expect(plot.x(plot.low)).toBeLessThan(plot.x(plot.high));
  expect(plot.inverse(plot.x(3.5))).toBeCloseTo(3.5, 10);
  expect(plot.y(0)).toBe(plot.floor);
});

test('the heap of many draws is within a quarter of the density', () => {
  const counts = new Array<number>(SCORE_BINS).fill(0);
  for (const score of sample.original) counts[binOf(score, plot)]++;
  const bin = binOf(sample.mean, plot);
  const middle = plot.low + ((bin + 0.5) * (plot.high - plot.low)) / SCORE_BINS;
  const index = Math.round(((middle - plot.low) / (plot.high - plot.low)) * 120);
  const heap = heapDensity(counts[bin], 4000, plot, sample.spread);
  expect(heap / sample.originalDensity[index]).toBeGreaterThan(0.75);
  expect(heap / sample.originalDensity[index]).toBeLessThan(1.25);
});

test('draws beyond the axis count in its outermost bins', () => {
  expect(binOf(-1e9, plot)).toBe(0);
  expect(binOf(1e9, plot)).toBe(SCORE_BINS - 1);
});

test('an area ends at the given score', () => {
  const path = areaPath(sample.scores, sample.originalDensity, plot, plot.low, 0);
  const last = path
    .slice(path.lastIndexOf('L') + 1)
    .split(' ')
    .map(Number);
  expect(last[0]).toBeCloseTo(plot.x(0), 0);
});

test('an area between equal scores is empty', () => {
  expect(areaPath(sample.scores, sample.originalDensity, plot, 1, 1)).toBe('');
});
