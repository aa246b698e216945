// Scales of the small charts of chapter 5: means over runs against a number on a log axis. Pure; it draws nothing.

export interface ChartPoint {
  x: number;
  y: number;
  /** Ends of an interval; equal to y where there is none. */
  low: number;
  high: number;
}

export interface ChartSeries {
  name: string;
  mark: 'audit' | 'ink' | 'soft' | 'add-remove' | 'substitute';
  dash?: string;
  points: readonly ChartPoint[];
}

export interface ChartScale {
  x(value: number): number;
  y(value: number): number;
  left: number;
  right: number;
  floor: number;
  ceiling: number;
  low: number;
  high: number;
}

/** Log in x; from 0, or from `least`, to what there is in y. */
export function chartScale(
  series: readonly ChartSeries[],
  { width, height, scale, least = 0 }: { width: number; height: number; scale: number; least?: number },
): ChartScale {
  const points = series.flatMap(({ points: own }) => own);
  const xs = points.map(({ x }) => Math.log(x));
  const [first, last] = [Math.min(...xs), Math.max(...xs)];
  const low = least;
  const high = Math.max(low + 1e-9, 1.06 * Math.max(...points.map(({ high: end }) => end)));
  const left = 44 * scale;
  const right = width - 14;
  const ceiling = 16 * scale;
  const floor = height - 52 * scale;
  const span = last > first ? last - first : 1;
  return {
    x: (value) => left + ((Math.log(value) - first) / span) * (right - left),
    y: (value) => floor - ((Math.max(low, value) - low) / (high - low)) * (floor - ceiling),
    left,
    right,
    floor,
    ceiling,
    low,
    high,
  };
}

/** Of rising numbers those that can be written without touching: both ends, and between them whoever is `gap` px from the last. */
export function spacedTicks(xs: readonly number[], place: (x: number) => number, gap: number): number[] {
  const end = xs[xs.length - 1];
  const shown: number[] = [];
  for (const x of xs.slice(0, -1)) {
    const before = shown.at(-1);
    if (before !== undefined && (place(x) - place(before) < gap || place(end) - place(x) < gap)) continue;
    shown.push(x);
  }
  return xs.length === 0 ? [] : [...shown, end];
}
