// Two bell curves of width 1 whose centres are μ apart, as points of a drawing. Pure.

/** Standard deviations to either side of which nothing is seen of a bell. */
const SIDE = 3.2;
const POINTS = 97;

const bell = (x: number): number => Math.exp(-0.5 * x * x);

export interface Bells {
  /** What the axis spans; the first centre is 0. */
  from: number;
  to: number;
  /** Along the axis, evenly. */
  xs: number[];
  /** Heights of both, and of what lies under both. In [0, 1]. */
  first: number[];
  second: number[];
  shared: number[];
}

/** `widest`: the largest μ of those that are drawn beside one another, so that all have one scale. */
export function bellsOf(mu: number, widest: number): Bells {
  // in the middle of its picture, however near to one another they are
  const room = SIDE + (widest - mu) / 2;
  const [from, to] = [-room, mu + room];
  const xs = Array.from({ length: POINTS }, (_, i) => from + ((to - from) * i) / (POINTS - 1));
  const first = xs.map(bell);
  const second = xs.map((x) => bell(x - mu));
  return { from, to, xs, first, second, shared: first.map((height, i) => Math.min(height, second[i])) };
}
