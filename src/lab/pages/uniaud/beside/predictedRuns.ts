// The runs that answer the two questions about one run, and the answers that follow from their results. Pure.
import { t } from '@lingui/core/macro';
import type { Scenario } from '../../../../scenario';
import type { OneRunCell, OneRunCellResult, OneRunDesign } from '../../../../work';
import { BASE } from '../gallery/recordedFigure';
import type { ChartSeries } from './meansData';

type Own = Pick<Scenario, 'delta' | 'confidence' | 'seed'>;

const base = ({ delta, confidence, seed }: Own): OneRunDesign => ({
  ...BASE,
  dimension: 64,
  classes: 64,
  targetEpsilon: 8,
  steps: 8,
  delta,
  alpha: Number((1 - confidence).toPrecision(12)),
  seed,
});

export const CROWDS = [1, 4, 16, 64, 256, 1024] as const;
/** Least number of guesses behind each point. Runs with few canaries are repeated until they have as many. */
const GUESSES = 2048;

/** Cells for orthogonal canaries, whose dimension has room for all of them, followed by cells for random directions in 64 features. */
export function secondCanaryCells(own: Own): OneRunCell[] {
  const cell = (m: number, change: Partial<OneRunDesign>): OneRunCell => ({
    design: { ...base(own), m, guesses: [m], ...change },
    repeats: Math.max(2, Math.round(GUESSES / m)),
  });
  return [
    ...CROWDS.map((m) => cell(m, { dimension: Math.max(64, m) })),
    ...CROWDS.map((m) => cell(m, { canary: 'sphere' })),
  ];
}

export const PREDICTED_SIZES = [50, 100, 200, 500, 1000, 2000] as const;
const REPEATS = 12;

export const selfComparisonCells = (own: Own): OneRunCell[] =>
  [true, false].flatMap((selfComparison) =>
    PREDICTED_SIZES.map((m) => ({
      design: { ...base(own), m, guesses: [m], dimension: m, selfComparison },
      repeats: REPEATS,
    })),
  );

const shareError = ({ accuracy, guesses }: OneRunCellResult): number =>
  Math.sqrt((accuracy * (1 - accuracy)) / guesses);

const point = (x: number, y: number, error: number | null) => ({
  x,
  y,
  low: y - 2 * (error ?? 0),
  high: y + 2 * (error ?? 0),
});

export function secondCanarySeries(results: readonly OneRunCellResult[]): ChartSeries[] {
  const part = (from: number) =>
    CROWDS.flatMap((m, i) => {
      const result = results[from + i];
      return result && result.guesses > 0 ? [point(m, result.accuracy, shareError(result))] : [];
    });
  return [
    { name: t`orthogonal, room for all`, mark: 'audit', points: part(0) },
    { name: t`random directions in 64 features`, mark: 'ink', dash: '7 5', points: part(CROWDS.length) },
  ];
}

export function selfComparisonSeries(results: readonly OneRunCellResult[]): ChartSeries[] {
  const part = (from: number) =>
    PREDICTED_SIZES.flatMap((m, i) => {
      const result = results[from + i];
      return result ? [point(m, result.epsilon, result.epsilonError)] : [];
    });
  return [
    { name: t`with itself (ε of substitute)`, mark: 'substitute', points: part(0) },
    {
      name: t`in or out (ε of add/remove)`,
      mark: 'add-remove',
      dash: '7 5',
      points: part(PREDICTED_SIZES.length),
    },
  ];
}

/** Number of standard errors above which a difference is called clear. */
const CLEAR = 3;

/** Share of right guesses that is lost from the fewest canaries to the most, for each of the two kinds. Null until all results are there. */
export function costOfCrowd(results: readonly OneRunCellResult[]): { lost: number; clear: boolean }[] | null {
  if (results.length < 2 * CROWDS.length) return null;
  return [0, CROWDS.length].map((from) => {
    const [alone, crowd] = [results[from], results[from + CROWDS.length - 1]];
    const lost = alone.accuracy - crowd.accuracy;
    return { lost, clear: Math.abs(lost) > CLEAR * Math.hypot(shareError(alone), shareError(crowd)) };
  });
}

/** Gain in ε by comparing a canary with itself, at the fewest canaries and at the most. Null until all results are there. */
export function gainBySize(
  results: readonly OneRunCellResult[],
): { few: number; many: number; clear: boolean } | null {
  if (results.length < 2 * PREDICTED_SIZES.length) return null;
  const gain = (i: number) => {
    const [own, inOut] = [results[i], results[PREDICTED_SIZES.length + i]];
    return {
      value: own.epsilon - inOut.epsilon,
      error: Math.hypot(own.epsilonError ?? 0, inOut.epsilonError ?? 0),
    };
  };
  const [few, many] = [gain(0), gain(PREDICTED_SIZES.length - 1)];
  const clear = Math.abs(many.value - few.value) > CLEAR * Math.hypot(few.error, many.error);
  return { few: few.value, many: many.value, clear };
}
