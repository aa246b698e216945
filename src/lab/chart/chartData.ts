// The data of a chart: lines over one axis, all of one kind of number. Drawings, tables and files are made from it.
import type { Rounding, TypesetNumber } from '../notation/formatNumber';
import type { SymbolId } from '../notation/table';
import type { AxisScale } from './axisScale';
import type { MarkShape } from './mark';

type Range = readonly [low: number, high: number];

export interface ChartLine {
  id: string;
  /** Name in the key and in the table, which includes the adjacency of the numbers. */
  name: string;
  colour: string;
  dash?: string;
  /** Symbol that lights up with the line. */
  symbol?: string;
  /** x of each of the line's values, if these are not the chart's xs. */
  xs?: readonly number[];
  /** Value at each of the xs; null where nothing is known or defined. */
  ys: readonly (number | null)[];
  /** Safe side to which the line's values are rounded, if they are bounds. */
  rounding?: Rounding;
  /** Whether the values are drawn as marks, not as a line. */
  marks?: boolean;
  /** Shape of the marks, by default a circle. A line with a shape is drawn as a line that joins marks, as for measured values. */
  shape?: MarkShape;
  /** Whether the line goes straight from value to value, as lines with marks always do. Other lines are smooth. */
  straight?: boolean;
  /** Draw every n-th mark, counted back from the last. */
  markEvery?: number;
  strokeWidth?: number;
  /** Range of each mark, at each of the xs. */
  ranges?: readonly (Range | null)[];
}

export interface PlotData {
  /** Title above the plot, if it is one of several. */
  title?: string;
  xTitle: string;
  yTitle: string;
  /** Symbol that lights up with the vertical axis. */
  ySymbol?: SymbolId;
  x: AxisScale;
  y: AxisScale;
  /** x of each point, ascending. If there are none, nothing is drawn. */
  xs: readonly number[];
  lines: readonly ChartLine[];
  /** Values written at the axes as far as there is room; by default round values that suit the scale. */
  xTicks?: readonly number[];
  yTicks?: readonly number[];
  writeTickX?: (x: number) => TypesetNumber;
  writeTickY?: (y: number) => TypesetNumber;
}

export interface ChartData extends PlotData {
  /** Head of the first column in a file, such as 'prior'. */
  xColumn: string;
  writeX: (x: number) => string;
  writeY: (y: number, rounding?: Rounding) => string;
  /** Writes a value and its range, in tables. */
  writeRange?: (y: number, range: Range) => string;
}

/** Writes the number of a tick as `write` does elsewhere on the page. */
export const plainTick =
  (write: (value: number) => string) =>
  (value: number): TypesetNumber => ({ mantissa: write(value), exponent: null });

/** Puts lines of points with different x over one axis: every x once, ascending, and the point that each line has there, or null. */
export function overOneAxis<Point extends { x: number }>(lines: readonly (readonly Point[])[]) {
  const xs = [...new Set(lines.flatMap((points) => points.map(({ x }) => x)))].sort((a, b) => a - b);
  return { xs, lines: lines.map((points) => xs.map((x) => points.find((point) => point.x === x) ?? null)) };
}
