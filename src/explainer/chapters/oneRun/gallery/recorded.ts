// A recorded picture of chapter 5 as the page reads it. Pure.
import type { OneRunCellResult } from '../../../../jobs';
import type { ChartSeries } from '../beside/lineChart';
import { cellsOf, type RecordedFigure } from './figures';

export interface OneRunRecording {
  id: string;
  commit: string;
  /** What trained. */
  backend: string;
  seed: number;
  seconds: number;
  results: readonly OneRunCellResult[];
}

const isResult = (value: unknown): value is OneRunCellResult => {
  const { accuracy, epsilon, runs } = (value ?? {}) as Partial<OneRunCellResult>;
  return [accuracy, epsilon, runs].every((number) => typeof number === 'number' && Number.isFinite(number));
};

/** Null for what is no recording of this figure: then nothing of it is shown. */
export function parseRecorded(text: string, figure: RecordedFigure): OneRunRecording | null {
  try {
    const value = JSON.parse(text) as OneRunRecording;
    const fits = value.id === figure.id && value.results.length === cellsOf(figure).length;
    return fits && value.results.every(isResult) ? value : null;
  } catch {
    return null;
  }
}

/** Means with two standard errors each way. */
export function seriesOf(figure: RecordedFigure, { results }: OneRunRecording): ChartSeries[] {
  let at = 0;
  return figure.series.map(({ points, ...look }) => ({
    ...look,
    points: points.map(({ x }) => {
      const { epsilon, epsilonError } = results[at++];
      const error = 2 * (epsilonError ?? 0);
      return { x, y: epsilon, low: Math.max(0, epsilon - error), high: epsilon + error };
    }),
  }));
}
