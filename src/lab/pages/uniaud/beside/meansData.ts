// The data of a chart of means over runs, drawn over a number such as that of the canaries. Pure.
import { axisScale } from '../../../chart/axisScale';
import { type ChartData, overOneAxis, plainTick } from '../../../chart/chartData';
import { countText } from '../../../notation/formatNumber';

interface ChartPoint {
  x: number;
  y: number;
  /** Lower end of the mean's interval, where there is one; `high` is the upper end. */
  low?: number;
  high?: number;
}

export interface ChartSeries {
  name: string;
  mark: 'audit' | 'ink' | 'soft' | 'add-remove' | 'substitute';
  dash?: string;
  points: readonly ChartPoint[];
}

export interface Means {
  series: readonly ChartSeries[];
  xTitle: string;
  yTitle: string;
  /** Lower end of the vertical axis. */
  least?: number;
  /** Writes x, which is written as a count by default. */
  writeX?: (x: number) => string;
  write: (y: number) => string;
  /** Writes the round number at a tick, by default like the other values. */
  writeTick?: (y: number) => string;
}

const SHAPES = ['circle', 'square', 'diamond', 'triangle'] as const;

/** The data of the chart. Without any point it draws nothing. */
export function meansData({ series, xTitle, yTitle, least = 0, writeX, write, writeTick }: Means): ChartData {
  const { xs, lines } = overOneAxis(series.map(({ points }) => points));
  const [first = 1, last = 1] = [xs[0], xs.at(-1)];
  const highest = Math.max(...lines.flat().map((point) => point?.high ?? point?.y ?? least));
  return {
    xTitle,
    yTitle,
    xColumn: 'x',
    x: axisScale('log', first, last),
    y: axisScale('linear', least, Math.max(least + 1e-9, 1.06 * highest)),
    xs,
    xTicks: xs,
    lines: series.map(({ name, mark, dash }, i) => ({
      id: name,
      name,
      colour: `var(--${mark})`,
      ...(dash && { dash }),
      shape: SHAPES[i % SHAPES.length],
      ys: lines[i].map((point) => point?.y ?? null),
      ranges: lines[i].map((point) => {
        const { low = 0, high = low } = point ?? {};
        return high > low ? [low, high] : null;
      }),
    })),
    writeX: writeX ?? countText,
    ...(writeX && { writeTickX: plainTick(writeX) }),
    writeY: write,
    ...(writeTick && { writeTickY: plainTick(writeTick) }),
  };
}
