// The panels of a picture as charts over the same axes. Pure.
import { axisScale } from '../../chart/axisScale';
import { type ChartData, type ChartLine, overOneAxis, plainTick } from '../../chart/chartData';
import type { MarkShape } from '../../chart/mark';
import type { Rounding } from '../../notation/formatNumber';
import type { Mean } from './recorded';

interface LinePoint extends Mean {
  x: number;
  /** Mean of the audit's lower bound by the estimator that holds its stated confidence. It is written to saved data and not drawn. */
  valid?: number;
}

export interface PanelLine {
  /** Id in saved data, such as 'S2' or 'add_remove'. */
  id: string;
  name: string;
  colour: string;
  dash?: string;
  /** Shape of the line's marks; null where the line is computed and not measured. */
  shape: MarkShape | null;
  points: readonly LinePoint[];
}

export interface Panel {
  /** Id in saved data, and in lists. */
  id: string;
  title: string;
  lines: readonly PanelLine[];
}

export interface PanelAxes {
  xTitle: string;
  /** Column of x in saved data. */
  xColumn: string;
  logarithmic: boolean;
  yTitle: string;
  yColumn: string;
  /** Lower end of the vertical axis. `most` is the upper end; if it is null, the axis ends at the largest value. */
  least: number;
  most: number | null;
  writeX: (x: number) => string;
  writeY: (y: number, rounding?: Rounding) => string;
  /** Writes the number at a tick, which is round. */
  writeTick: (y: number) => string;
}

/** Largest number of marks on a line. If it has more points, every n-th is marked, counted back from the last. */
const MOST_MARKS = 13;

const chartLine = (
  { id, name, colour, dash, shape, points }: PanelLine,
  at: readonly (LinePoint | null)[],
): ChartLine => ({
  id,
  name,
  colour,
  ...(dash && { dash }),
  ...(shape && { shape, markEvery: Math.ceil(points.length / MOST_MARKS) }),
  straight: true,
  // a line that is computed and not measured is an upper bound
  ...(shape === null && { rounding: 'up' }),
  strokeWidth: shape === null ? 2 : 1.2,
  ys: at.map((point) => point?.mean ?? null),
  ranges: at.map((point) => {
    const error = point?.error ?? null;
    return point && error !== null ? [point.mean - error, point.mean + error] : null;
  }),
});

export function panelCharts(axes: PanelAxes, panels: readonly Panel[]): ChartData[] {
  const { logarithmic, least, most, xTitle, yTitle, xColumn, writeX, writeY, writeTick } = axes;
  const points = panels.flatMap(({ lines }) => lines.flatMap((line) => line.points));
  const end = most ?? 1.05 * Math.max(...points.map(({ mean, error }) => mean + (error ?? 0)));
  return panels.map(({ title, lines }) => {
    const { xs, lines: at } = overOneAxis(lines.map((line) => line.points));
    const last = xs[xs.length - 1];
    return {
      title,
      xTitle,
      yTitle,
      xColumn,
      x: logarithmic ? axisScale('log', xs[0], last) : axisScale('linear', 0, last),
      y: axisScale('linear', least, end),
      xs,
      ...(logarithmic && { xTicks: xs }),
      lines: lines.map((line, i) => chartLine(line, at[i])),
      writeX,
      writeY,
      writeRange: (y, [low, high]) => `${writeY(y)} ± ${writeY((high - low) / 2)}`,
      writeTickX: plainTick(writeX),
      writeTickY: plainTick(writeTick),
    };
  });
}
