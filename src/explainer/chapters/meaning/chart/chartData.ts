// What a chart of chapter 6 is made of: lines over one axis, of one kind of number. Data, for drawing, tables and files alike.
import type { Rounding } from '../../../notation/formatNumber';
import type { AxisScale } from './axisScale';

export interface ChartLine {
  /** Unlike any other of the chart. */
  id: string;
  /** In the key and in the table: with its adjacency. */
  name: string;
  colour: string;
  dash?: string;
  /** At each of the chart's xs; null where nothing is known or defined. */
  ys: readonly (number | null)[];
  /** To its safe side, where the line is a bound: how its numbers are written. To the nearest unless it is said. */
  rounding?: Rounding;
  /** As marks, not as a line. */
  marks?: boolean;
  /** Of marks: from where to where, at each of the chart's xs. */
  ranges?: readonly (readonly [number, number] | null)[];
}

export interface ChartData {
  /** Of both axes, in words. */
  xTitle: string;
  yTitle: string;
  /** Column heads of a file: 'prior', 'success_at_most'. */
  xColumn: string;
  x: AxisScale;
  y: AxisScale;
  xs: readonly number[];
  lines: readonly ChartLine[];
  writeX: (x: number) => string;
  writeY: (y: number, rounding?: Rounding) => string;
}
