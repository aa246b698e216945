// The saved files of chapter 3's scores: densities, draws by bin, and the reading of the threshold.
import { expect, test } from 'vitest';
import { column, readCsv } from '../../../../../test/shared/readCsv';
import { savedText } from '../../../../../test/shared/savedText';
import { sampleScores } from '../../../../audit/canaries/S1/scoreSample';
import { readThreshold } from '../../../../audit/estimation/thresholdReading';
import { DEFAULT_SCENARIO, parseLink } from '../../../../scenario';
import { savedScores } from './SaveScores';
import { binOf, heapDensity, SCORE_BINS, scorePlot } from './scorePlot';

const mechanism = { samplingRate: 0.25, noiseMultiplier: 4, steps: 100 };
const request = { mechanism, seed: 5, runs: 300, points: 41 };
const sample = sampleScores(request);
const plot = scorePlot(sample, 800, 300);
const settings = { mechanism, delta: 1e-5, confidence: 0.95 };
const reading = readThreshold(
  { original: sample.original.slice().sort(), substituted: sample.substituted.slice().sort() },
  3,
  settings,
);
const asked = { mechanism, seed: 5, runs: 300, delta: 1e-5, confidence: 0.95, threshold: 3 };
const saved = (of: typeof reading | null) =>
  savedScores(
    { sample, request, plot },
    of && { reading: of, request: asked },
    DEFAULT_SCENARIO,
    'In words.',
    'https://lab.example/',
  );

test('the CSV has exact densities, draws and readings, and a link and a seed that reproduce them', () => {
  const { comments, tables } = readCsv(saved(reading).csv?.() ?? '');
  const [densities, bins, threshold] = tables;
  expect(column(densities, 'score').map(Number)).toEqual([...sample.scores]);
  expect(column(densities, 'density_z').map(Number)).toEqual([...sample.originalDensity]);
  expect(column(densities, 'density_z_other').map(Number)).toEqual([...sample.substitutedDensity]);
  expect(bins.rows).toHaveLength(SCORE_BINS);
  const draws = column(bins, 'draws_z').map(Number);
  expect(draws.reduce((sum, count) => sum + count, 0)).toBe(300);
  const bin = binOf(sample.original[0], plot);
  expect(draws[bin]).toBe([...sample.original].filter((score) => binOf(score, plot) === bin).length);
  expect(Number(bins.rows[bin][0])).toBeLessThanOrEqual(sample.original[0]);
  expect(Number(bins.rows[bin][1])).toBeGreaterThan(sample.original[0]);
  expect(column(threshold, 'z_other_taken_for_z')).toEqual([String(reading.falsePositives)]);
  expect(column(threshold, 'z_taken_for_z_other_rate_lower')).toEqual([String(reading.fnr.lowerTwoSided)]);
  expect(column(threshold, 'epsilon_no_curve_assumed')).toEqual([String(reading.direct)]);
  expect(column(threshold, 'epsilon_accuracy_bound')).toEqual([String(reading.valid)]);
  expect(column(threshold, 'wrong_guesses_rate_upper')).toEqual([String(reading.error.upper)]);
  expect(column(threshold, 'threshold_chosen')).toEqual(['before these draws']);
  expect(comments).toContain('seed: 5');
  const link = comments.find((line) => line.startsWith('link: '))?.slice(6) ?? '';
  expect(parseLink(new URL(link).search).scenario).toMatchObject({ ...mechanism, seed: 5 });
});

test('the JSON has the same numbers', () => {
  const content = JSON.parse(saved(reading).json?.() ?? '');
  expect(content.densityZ).toEqual([...sample.originalDensity]);
  expect(content.binEdges).toHaveLength(SCORE_BINS + 1);
  expect(content.reading).toMatchObject({
    threshold: 3,
    zTakenForOther: { count: reading.falseNegatives },
    epsilonNoCurveAssumed: reading.direct,
    epsilonAccuracyBound: reading.valid,
  });
});

test('both files lack the reading while it is being counted', () => {
  expect(JSON.parse(saved(null).json?.() ?? '').reading).toBeNull();
  expect(readCsv(saved(null).csv?.() ?? '').tables).toHaveLength(2);
});

test('the saved bars under the curves are as high as the canvas paints them', () => {
  const [own, other] = saved(reading).under?.() ?? [];
  const counts = new Array<number>(SCORE_BINS).fill(0);
  for (const score of sample.substituted) counts[binOf(score, plot)]++;
  const tops = [...other.d.matchAll(/V([\d.]+)h/g)].map(([, top]) => top);
  expect(tops).toEqual(
    counts
      .filter((count) => count > 0)
      .map((count) => plot.y(heapDensity(count, 300, plot, sample.spread)).toFixed(1)),
  );
  expect([own.colour, other.colour]).toEqual(['var(--edge)', 'var(--substitute)']);
});

test('the files of the scores are equal byte for byte to the kept ones', async () => {
  const drawn = {
    ...sample,
    scores: Float64Array.of(-1, 0.1 + 0.2),
    originalDensity: Float64Array.of(0.5, 0.25),
    substitutedDensity: Float64Array.of(0.125, Number.NaN),
    original: Float64Array.of(-1, 0, 1, 40),
    substituted: Float64Array.of(-40, 0, 0, 1),
    spread: 2,
    mean: 1,
    totalVariation: 0.5,
  };
  const figure = savedScores(
    { sample: drawn, request: { ...request, runs: 4 }, plot: scorePlot(drawn, 800, 300) },
    { reading, request: asked, explored: true },
    DEFAULT_SCENARIO,
    'In words.',
    'https://lab.example/',
  );
  await expect(savedText(figure)).toMatchFileSnapshot('./savedScores.txt');
});
