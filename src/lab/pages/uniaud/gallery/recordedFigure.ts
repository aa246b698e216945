// What a recorded picture of ?page=uniaud is made of: runs along lines or rows, and the words about them. Types, and what is
// asked of any of them.
import type { OneRunCell, OneRunCellResult, OneRunDesign } from '../../../jobs';
import { epsilonText } from '../../../notation/formatNumber';
import type { ChartSeries } from '../beside/meansData';

interface RecordedLine {
  name: string;
  points: readonly { x: number; cell: OneRunCell }[];
}

export interface ChartLine extends RecordedLine, Pick<ChartSeries, 'mark' | 'dash'> {}

export interface TableRow extends RecordedLine {
  /** What was trained; rows of one stand together. */
  model: string;
  /** Which epsilon the row's game bounds. */
  adjacency: 'substitute' | 'add/remove';
}

/** Results as lines or rows have them, in their order. */
export type LineResults = readonly Line[];

/** A sentence about results, with what it claims of them: shown of a recording of which that holds. */
interface Seen {
  words(lines: LineResults): string;
  holds(lines: LineResults): boolean;
}

interface Recorded<Line extends RecordedLine> {
  /** File name in public/gallery, and what the command is told. */
  id: string;
  /** 'after Figure 3': whose picture it follows. */
  after: string;
  title: string;
  /** What is varied, and what stays. */
  words: string;
  /** What the paper says of it, where its numbers are known here. */
  found?: string;
  seen: Seen;
  /** Why the two differ, where that is known. */
  differs?: string;
  lines: readonly Line[];
}

/** The bound against x on a log axis. */
export interface RecordedChart extends Recorded<ChartLine> {
  kind: 'chart';
  xTitle: string;
  yTitle: string;
  /** Of what x is no count. */
  writeX?: (x: number) => string;
}

/** The bound against what the model is good for; x is the weight that moves a point along. */
export interface RecordedCurve extends Recorded<ChartLine> {
  kind: 'curve';
  xTitle: string;
  yTitle: string;
  weight: string;
}

/** The bound in every row at every x. */
export interface RecordedTable extends Recorded<TableRow> {
  kind: 'table';
  /** Of the columns. */
  xTitle: string;
  /** Whether the rows are those of the paper's own table, which can then be unfolded. */
  afterPaperRows: boolean;
  /** Of the last column: what the model is good for besides. */
  utility: { title: string; write(value: number): string };
}

export type RecordedFigure = RecordedChart | RecordedCurve | RecordedTable;

/** What is run for a figure, in the order of its recording. */
export const cellsOf = ({ lines }: RecordedFigure): OneRunCell[] =>
  lines.flatMap(({ points }) => points.map(({ cell }) => cell));

/** The points of a line, each a design of its own, all canaries guessed. */
export const pointsOf = (
  xs: readonly number[],
  repeats: number,
  design: (x: number) => OneRunDesign,
): RecordedLine['points'] =>
  xs.map((x) => {
    const all = design(x);
    return { x, cell: { design: { ...all, guesses: [all.m] }, repeats } };
  });

/** What is run where a figure says nothing else. */
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

export const lastOf = (line: Line): OneRunCellResult => line[line.length - 1];

/** The mean bound as it is said. */
export const boundText = ({ epsilon }: OneRunCellResult): string => epsilonText(epsilon);

/** Two standard errors of the mean bound; 0 of a single run. */
export const spread = ({ epsilonError }: OneRunCellResult): number => 2 * (epsilonError ?? 0);

/** Whether one mean bound lies above another by more than two standard errors of their difference. */
export const clearlyAbove = (higher: OneRunCellResult, lower: OneRunCellResult): boolean =>
  higher.epsilon - lower.epsilon > Math.hypot(spread(higher), spread(lower));
