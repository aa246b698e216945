// The results that the page shows of scores besides the bound: how well they distinguish the two worlds, with intervals, and the data
// of the figures.
import type { SortedScores } from '../audit/estimation/scores/roc';
import { type ScoreHistogram, scoreHistogram } from '../audit/estimation/scores/scoreHistogram';
import { areaOf, levelOf } from './direction';
import { foundAt } from './foundAt';
import type { ScoreSettings } from './settings';
import { visitBounded } from './thresholds';

/** The false-alarm rates at which the page states the share of z that is found. */
const FALSE_ALARMS = [0.001, 0.01, 0.1];
const BINS = 40;
const POINTS = 101;

/**
 * False-alarm rates from 0 to 1, the smallest share of misses that was measured at each, and an upper bound on the true
 * share that holds at all rates at once.
 */
function curveOf(scores: SortedScores, alpha: number) {
  const alphas = Array.from({ length: POINTS }, (_, i) => i / (POINTS - 1));
  const misses = alphas.map(() => 1);
  const missesUpper = alphas.map(() => 1);
  const lower = (to: number[], alarm: number, miss: number) => {
    const at = Math.ceil(alarm * (POINTS - 1) - 1e-9);
    if (miss < to[at]) to[at] = miss;
  };
  visitBounded(scores, alpha, (at) => {
    lower(misses, at.falsePositives / at.negatives, at.falseNegatives / at.positives);
    lower(missesUpper, at.fprUpper, at.fnrUpper);
  });
  for (const line of [misses, missesUpper]) {
    for (let i = 1; i < POINTS; i++) line[i] = Math.min(line[i] as number, line[i - 1] as number);
  }
  return { alphas, misses, missesUpper };
}

/** A histogram of negated scores turned back to the units of the file. */
const turned = ({ edges, original, substituted }: ScoreHistogram): ScoreHistogram => ({
  edges: edges.map((edge) => -edge).reverse(),
  original: original.toReversed(),
  substituted: substituted.toReversed(),
});

const infinite = (ascending: Float64Array): number =>
  ascending.reduce((count, score) => count + (Number.isFinite(score) ? 0 : 1), 0);

/**
 * The view of ascending scores, turned by `sign` so that larger ones speak for z. alpha in (0,1). The curve's upper bound
 * holds at all rates at once, if the training runs are independent. It is wider if the direction was chosen after the
 * scores were seen.
 */
export function scoreView(scores: SortedScores, alpha: number, settings: ScoreSettings) {
  const { original, substituted } = scores;
  const histogram = scoreHistogram(original, substituted, BINS);
  const level = levelOf(settings, alpha);
  return {
    confidence: 1 - alpha,
    original: original.length,
    substituted: substituted.length,
    /** Number of infinite scores, which the outermost bins hold. */
    infinite: infinite(original) + infinite(substituted),
    /** P(a score of z exceeds one of the other world), ties as one half, with an interval. */
    auc: areaOf(scores, alpha),
    found: FALSE_ALARMS.filter((fpr) => fpr * substituted.length >= 1).map((fpr) =>
      foundAt(scores, fpr, level),
    ),
    histogram: settings.sign === 1 ? histogram : turned(histogram),
    curve: curveOf(scores, level),
  };
}

export type OwnScoreView = ReturnType<typeof scoreView>;
