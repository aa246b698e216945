// The parts of a recorded picture of ?page=uniaud: runs along lines or table rows, and the words about them.
import type { OneRunCell, OneRunCellResult, OneRunDesign } from '../../../../work';
import { epsilonText } from '../../../notation/formatNumber';
import type { ChartSeries } from '../beside/meansData';

interface RecordedLine {
  name: string;
  points: readonly { x: number; cell: OneRunCell }[];
}

export interface RecordedChartLine extends RecordedLine, Pick<ChartSeries, 'mark' | 'dash'> {}

export interface TableRow extends RecordedLine {
  /** Name of the model. The rows of a model stand together. */
  model: string;
  adjacency: 'substitute' | 'add/remove';
}

export type LineResults = readonly Line[];

/** A sentence about a recording. It is shown only if it holds of the recording. */
interface Seen {
  words(lines: LineResults): string;
  holds(lines: LineResults): boolean;
}

interface Recorded<Line extends RecordedLine> {
  /** Id of the recording, which is its file name in public/gallery and the argument of the command. */
  id: string;
  /** Words on the original, such as 'after Figure 3'. */
  after: string;
  title: string;
  words: string;
  /** Sentence on what the paper found. */
  found: string;
  seen: Seen;
  differs?: string;
  lines: readonly Line[];
}

/** A chart of the bound over x on a logarithmic axis. */
export interface RecordedChart extends Recorded<RecordedChartLine> {
  kind: 'chart';
  xTitle: string;
  yTitle: string;
  /** Writes x, which is written as a count by default. */
  writeX?: (x: number) => string;
}

/** A curve of the bound over the model's utility. Here x is the weight of a loss, whose change moves a point along the curve. */
export interface RecordedCurve extends Recorded<RecordedChartLine> {
  kind: 'curve';
  xTitle: string;
  yTitle: string;
  weight: string;
}

/** A table of the bound, for every row and every x. */
export interface RecordedTableFigure extends Recorded<TableRow> {
  kind: 'table';
  xTitle: string;
  /** Whether the rows of the paper's own table can be unfolded below. */
  afterPaperRows: boolean;
  /** The column of the model's utility, such as the share of records that it classifies correctly. */
  utility: { title: string; write(value: number): string };
}

export type RecordedFigure = RecordedChart | RecordedCurve | RecordedTableFigure;

export const runCells = ({ lines }: RecordedFigure): OneRunCell[] =>
  lines.flatMap(({ points }) => points.map(({ cell }) => cell));

/** Points of a line. In the runs of each, all canaries are guessed. */
export const pointsOf = (
  xs: readonly number[],
  repeats: number,
  design: (x: number) => OneRunDesign,
): RecordedLine['points'] =>
  xs.map((x) => {
    const all = design(x);
    return { x, cell: { design: { ...all, guesses: [all.m] }, repeats } };
  });

export const BASE: OneRunDesign = {
  canary: 'orthogonal',
  selfComparison: true,
  m: 1000,
  dimension: 1000,
  classes: 100,
  guesses: [1000],
  targetEpsilon: 4,
  samplingRate: 1,
  steps: 30,
  delta: 1e-5,
  alpha: 0.05,
  estimator: 'exact',
  logitStep: 0.02,
  seed: 1,
};

type Line = readonly OneRunCellResult[];

export const lastCell = (line: Line): OneRunCellResult => line[line.length - 1];

export const recordedBoundText = ({ epsilon }: OneRunCellResult): string => epsilonText(epsilon, 'down');

/** Two standard errors of the mean bound; 0 for a single run. */
export const spread = ({ epsilonError }: OneRunCellResult): number => 2 * (epsilonError ?? 0);

/** Whether a bound is above another by more than two standard errors of the difference. */
export const clearlyAbove = (higher: OneRunCellResult, lower: OneRunCellResult): boolean =>
  higher.epsilon - lower.epsilon > Math.hypot(spread(higher), spread(lower));
