// What a recorded picture of ?page=uniaud is made of: runs along lines or rows, and the words about them.
import type { OneRunCell, OneRunCellResult, OneRunDesign } from '../../../../work';
import { epsilonText } from '../../../notation/formatNumber';
import type { ChartSeries } from '../beside/meansData';

interface RecordedLine {
  name: string;
  points: readonly { x: number; cell: OneRunCell }[];
}

export interface RecordedChartLine extends RecordedLine, Pick<ChartSeries, 'mark' | 'dash'> {}

export interface TableRow extends RecordedLine {
  /** Name of the model; its rows stand together. */
  model: string;
  adjacency: 'substitute' | 'add/remove';
}

export type LineResults = readonly Line[];

/** Shown of a recording of which the claim holds. */
interface Seen {
  words(lines: LineResults): string;
  holds(lines: LineResults): boolean;
}

interface Recorded<Line extends RecordedLine> {
  /** File name in public/gallery, and what the command is told. */
  id: string;
  /** Words on the original: 'after Figure 3'. */
  after: string;
  title: string;
  words: string;
  /** Words on what the paper has of it. */
  found: string;
  seen: Seen;
  differs?: string;
  lines: readonly Line[];
}

/** A chart of the bound against x on a log axis. */
export interface RecordedChart extends Recorded<RecordedChartLine> {
  kind: 'chart';
  xTitle: string;
  yTitle: string;
  /** Writes x where it is no count. */
  writeX?: (x: number) => string;
}

/** The bound against what the model is good for; x is the weight that moves a point along. */
export interface RecordedCurve extends Recorded<RecordedChartLine> {
  kind: 'curve';
  xTitle: string;
  yTitle: string;
  weight: string;
}

/** A table of the bound in every row at every x. */
export interface RecordedTableFigure extends Recorded<TableRow> {
  kind: 'table';
  xTitle: string;
  /** The rows of the paper's own table can then be unfolded. */
  afterPaperRows: boolean;
  /** What the model is good for besides. */
  utility: { title: string; write(value: number): string };
}

export type RecordedFigure = RecordedChart | RecordedCurve | RecordedTableFigure;

export const runCells = ({ lines }: RecordedFigure): OneRunCell[] =>
  lines.flatMap(({ points }) => points.map(({ cell }) => cell));

/** Points of a line, at which all canaries are guessed. */
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

/** Spread of the mean bound: two standard errors; 0 of a single run. */
export const spread = ({ epsilonError }: OneRunCellResult): number => 2 * (epsilonError ?? 0);

/** Whether a bound is above another by more than two standard errors of the difference. */
export const clearlyAbove = (higher: OneRunCellResult, lower: OneRunCellResult): boolean =>
  higher.epsilon - lower.epsilon > Math.hypot(spread(higher), spread(lower));
