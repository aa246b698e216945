// The least value of a smooth function that falls and then rises, by parabolas, and by golden sections where these
// mislead. It takes few evaluations, for functions that are expensive. goldenSection.ts needs no smoothness.

/** The share at which a golden section cuts the longer side, (3 - sqrt 5) / 2. */
const GOLDEN = (3 - Math.sqrt(5)) / 2;
/** Share of the whole range at which an interval counts as a point. */
const NARROW = 1e-5;
/** A parabola is trusted if the nearer of its two other values exceeds its lowest by no more than this many times `enough`. */
const NEAR = 100;

interface MinimumPlace {
  at: number;
  value: number;
}

export interface SmoothMinimum extends MinimumPlace {
  /** The second derivative there, by the lowest three places; NaN if the search ended at an interval that counts as a point. */
  bend: number;
}

/** The second derivative from three places; NaN if two of them are the same. */
function bendOf(x: MinimumPlace, y: MinimumPlace, z: MinimumPlace): number {
  const before = (y.value - x.value) / (y.at - x.at);
  const after = (z.value - x.value) / (z.at - x.at);
  return (2 * (after - before)) / (z.at - y.at);
}

/**
 * The least of the values that `f` takes on the way from `start` inside [low, high], until another step promises
 * less than `enough` (Brent, "Algorithms for Minimization without Derivatives", 1973, chapter 5). Whatever the
 * shape of f, the value returned is one that f takes, and so never below its minimum.
 */
export function minimise(
  f: (x: number) => number,
  start: MinimumPlace,
  low: number,
  high: number,
  enough: number,
): SmoothMinimum {
  let [a, b] = [low, high];
  // the lowest place, and the next two
  let [x, y, z] = [start, start, start];
  let [step, last] = [0, 0];
  while (b - a > NARROW * (high - low)) {
    const bend = bendOf(x, y, z);
    const slope = (y.value - x.value) / (y.at - x.at) - 0.5 * bend * (y.at - x.at);
    let move = -slope / bend;
    if (bend > 0 && 0.5 * bend * move * move <= enough) {
      if (Math.min(y.value, z.value) - x.value <= NEAR * enough) return { ...x, bend };
      // a parabola through far places says little about the minimum, so the next place is one nearer to its vertex
      move = Math.sqrt((NEAR * enough) / bend) * (move < 0 ? -1 : 1);
    }
    const inside = bend > 0 && x.at + move > a && x.at + move < b;
    if (inside && Math.abs(move) < 0.5 * Math.abs(last)) {
      [step, last] = [move, step];
    } else {
      last = x.at < 0.5 * (a + b) ? b - x.at : a - x.at;
      step = GOLDEN * last;
    }
    const at = x.at + step;
    const tried = { at, value: f(at) };
    if (tried.value <= x.value) {
      if (step > 0) a = x.at;
      else b = x.at;
      [x, y, z] = [tried, x, y];
    } else {
      if (step > 0) b = at;
      else a = at;
      if (tried.value <= y.value || y.at === x.at) [y, z] = [tried, y];
      else if (tried.value <= z.value || z.at === x.at || z.at === y.at) z = tried;
    }
  }
  return { ...x, bend: Number.NaN };
}
