// The recording of a picture of ?page=uniaud, written to and parsed from its file. Pure.
import type { OneRunCell, OneRunCellResult } from '../../../../work';
import { parsed } from '../../../chapters/frame/parsed';
import type { ChartSeries } from '../beside/meansData';
import {
  type LineResults,
  type RecordedChart,
  type RecordedFigure,
  runCells,
  spread,
} from './recordedFigure';

export interface OneRunRecording {
  id: string;
  commit: string;
  backend: string;
  seed: number;
  seconds: number;
  settings: ReturnType<typeof sharedSettings>;
  results: readonly OneRunCellResult[];
}

/** A value as JSON has it, with a text for infinity, which JSON lacks. */
const written = (value: unknown): unknown => (value === Number.POSITIVE_INFINITY ? 'inf' : value);

/** The settings of all cells of a figure: those that are the same in `all` cells, written once, and the others for `each` cell. */
export function sharedSettings(cells: readonly OneRunCell[]) {
  const entries = cells.map(({ design, repeats }) =>
    Object.entries({ ...design, repeats }).map(([field, value]) => [field, written(value)] as const),
  );
  const text = (value: unknown) => JSON.stringify(value);
  const inAll = ([field, value]: readonly [string, unknown]) =>
    entries.every((own) => own.some(([name, other]) => name === field && text(other) === text(value)));
  return {
    all: Object.fromEntries(entries[0].filter(inAll)),
    each: entries.map((own) => Object.fromEntries(own.filter((entry) => !inAll(entry)))),
  };
}

const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);

const isResult = (value: unknown): value is OneRunCellResult => {
  const { accuracy, epsilon, runs, utility } = (value ?? {}) as Partial<OneRunCellResult>;
  return [accuracy, epsilon, runs].every(isNumber) && (utility === null || isNumber(utility));
};

/** Parses a recording; null for a text that is no recording of this figure as it is now defined. */
export const parseRecorded = (text: string, figure: RecordedFigure): OneRunRecording | null =>
  parsed<OneRunRecording>(text, ({ id, results, settings }) => {
    const cells = runCells(figure);
    return (
      id === figure.id &&
      results.length === cells.length &&
      JSON.stringify(settings) === JSON.stringify(sharedSettings(cells)) &&
      results.every(isResult)
    );
  });

export function recordedLines({ lines }: RecordedFigure, { results }: OneRunRecording): LineResults {
  let at = 0;
  return lines.map(({ points }) => {
    at += points.length;
    return results.slice(at - points.length, at);
  });
}

/** The lines of a chart, with an interval of two standard errors on each side. */
export function seriesOf(figure: RecordedChart, recording: OneRunRecording): ChartSeries[] {
  const results = recordedLines(figure, recording);
  return figure.lines.map(({ points, ...look }, which) => ({
    ...look,
    points: points.map(({ x }, i) => {
      const result = results[which][i];
      const error = spread(result);
      const { epsilon } = result;
      return { x, y: epsilon, low: Math.max(0, epsilon - error), high: epsilon + error };
    }),
  }));
}
