// What a chart is made of: lines over one axis, of one kind of number. Data, for drawing, tables and files alike.
import type { Rounding, TypesetNumber } from '../notation/formatNumber';
import type { SymbolId } from '../notation/table';
import type { AxisScale } from './axisScale';
import type { MarkShape } from './mark';

type Range = readonly [low: number, high: number];

export interface ChartLine {
  id: string;
  /** Name in the key and in the table: with its adjacency. */
  name: string;
  colour: string;
  dash?: string;
  /** Symbol that lights up with the line. */
  symbol?: string;
  /** Places of the line's values, where those are not the chart's xs. */
  xs?: readonly number[];
  /** Value at each of the xs; null where nothing is known or defined. */
  ys: readonly (number | null)[];
  /** Safe side to which the line is rounded, where it is a bound. */
  rounding?: Rounding;
  /** Whether the values are drawn as marks, not as a line. */
  marks?: boolean;
  /** Shape of the marks, which a line has besides where it joins what was measured. A circle unless it is said. */
  shape?: MarkShape;
  /** Whether the line goes straight from value to value, as those that have marks; else smooth. */
  straight?: boolean;
  /** Draw every n-th mark, counted back from the last. */
  markEvery?: number;
  strokeWidth?: number;
  /** Range of each mark, at each of the xs. */
  ranges?: readonly (Range | null)[];
}

export interface PlotData {
  /** Title above the plot, where it is one of several. */
  title?: string;
  xTitle: string;
  yTitle: string;
  /** Symbol that lights up with the vertical axis. */
  ySymbol?: SymbolId;
  x: AxisScale;
  y: AxisScale;
  /** Ascending. Without any nothing is drawn. */
  xs: readonly number[];
  lines: readonly ChartLine[];
  /** Written at the axes as far as there is room; left out: what suits them. */
  xTicks?: readonly number[];
  yTicks?: readonly number[];
  writeTickX?: (x: number) => TypesetNumber;
  writeTickY?: (y: number) => TypesetNumber;
}

export interface ChartData extends PlotData {
  /** Column heads of a file: 'prior', 'success_at_most'. */
  xColumn: string;
  writeX: (x: number) => string;
  writeY: (y: number, rounding?: Rounding) => string;
  /** Writes a value and its range, in tables. */
  writeRange?: (y: number, range: Range) => string;
}

/** A number at an axis as it is written elsewhere. */
export const plainTick =
  (write: (value: number) => string) =>
  (value: number): TypesetNumber => ({ mantissa: write(value), exponent: null });

/** Lines of points, each at places of its own, over one axis: every place once, ascending, and what each line has there. */
export function overOneAxis<Point extends { x: number }>(lines: readonly (readonly Point[])[]) {
  const xs = [...new Set(lines.flatMap((points) => points.map(({ x }) => x)))].sort((a, b) => a - b);
  return { xs, lines: lines.map((points) => xs.map((x) => points.find((point) => point.x === x) ?? null)) };
}
