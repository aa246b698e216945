// Laws of differences W = u - y v, of positive u and v, that enclose another one, and the sums of independent ones.
//
// The quantity to bound is E (W)_+ of a sum, which is a convex and rising function of each term, all others given. So a law
// above may spread a mass to the two ends of its cell and move what lies under the first edge up to it; a law below
// puts the masses of one cell together at their mean, of u and of v both, so that what is left of the pair (u, v) is
// below it in the convex order of the plane, whatever the y that is asked next. Both are wrong by second order in
// the cell's width. Compare positiveLaw.ts, which encloses laws of positive numbers, for all convex functions.

/** Atoms, ascending in W, with probabilities that add up to 1. */
interface Atoms {
  values: Float64Array;
  masses: Float64Array;
}

export interface LawAbove extends Atoms {
  /** The part of the mean that lies at infinity, at probability 0. */
  atInfinity: number;
}

export interface LawBelow extends Atoms {
  /** The mean of v at each atom. */
  seconds: Float64Array;
}

export interface Enclosed {
  above: LawAbove;
  below: LawBelow;
}

/** Sums over the atoms in each cell. The cells are that below the first edge, those between the edges, and that above the last. */
interface CellSums {
  edges: Float64Array;
  masses: Float64Array;
  /** The sum of mass times the distance to the left edge of the cell, or, below the first edge, to that one. */
  excess: Float64Array;
}

const leftOf = (edges: Float64Array, k: number) => edges[Math.max(0, k - 1)];

/** Scales the masses in place, since rounding has moved their total by some units in the last place. */
function normalise(masses: Float64Array): void {
  const total = masses.reduce((sum, mass) => sum + mass, 0);
  for (let i = 0; i < masses.length; i++) masses[i] /= total;
}

export function aboveOfCells({ edges, masses, excess }: CellSums, atInfinity: number): LawAbove {
  const last = edges.length - 1;
  const spread = new Float64Array(edges.length);
  spread[0] = masses[0];
  for (let k = 1; k <= last; k++) {
    const share = excess[k] / (edges[k] - edges[k - 1]);
    const up = Math.min(masses[k], Math.max(0, share));
    spread[k] += up;
    spread[k - 1] += masses[k] - up;
  }
  spread[last] += masses[last + 1];
  normalise(spread);
  return { values: edges, masses: spread, atInfinity: atInfinity + Math.max(0, excess[last + 1]) };
}

export function belowOfCells({ edges, masses, excess }: CellSums, seconds: Float64Array): LawBelow {
  const cells = masses.length;
  const law = {
    values: new Float64Array(cells),
    masses: new Float64Array(cells),
    seconds: new Float64Array(cells),
  };
  let count = 0;
  for (let k = 0; k < cells; k++) {
    if (!(masses[k] > 0)) continue;
    law.values[count] = leftOf(edges, k) + excess[k] / masses[k];
    law.seconds[count] = seconds[k] / masses[k];
    law.masses[count++] = masses[k];
  }
  const cut = (values: Float64Array) => values.subarray(0, count);
  normalise(cut(law.masses));
  return { values: cut(law.values), masses: cut(law.masses), seconds: cut(law.seconds) };
}

export const enclosedSum = (a: Enclosed, b: Enclosed, edges: Float64Array): Enclosed => ({
  above: sumAbove(a.above, b.above, edges),
  below: sumBelow(a.below, b.below, edges),
});

/** The left and the right edge of every cell, for a loop that looks for the cell of a sum. */
function boundsOf(edges: Float64Array): [Float64Array, Float64Array] {
  const lefts = new Float64Array(edges.length + 1);
  for (let k = 0; k < lefts.length; k++) lefts[k] = leftOf(edges, k);
  const rights = new Float64Array(edges.length + 1).fill(Number.POSITIVE_INFINITY);
  rights.set(edges);
  return [lefts, rights];
}

function sumAbove(a: LawAbove, b: LawAbove, edges: Float64Array): LawAbove {
  const masses = new Float64Array(edges.length + 1);
  const excess = new Float64Array(edges.length + 1);
  const [lefts, rights] = boundsOf(edges);
  const { values, masses: weights } = b;
  const n = values.length;
  const twice = a === b;
  let first = 0;
  for (let i = 0; i < a.values.length; i++) {
    const own = a.values[i];
    const factor = twice ? 2 * a.masses[i] : a.masses[i];
    let j = twice ? i : 0;
    while (rights[first] <= own + values[j]) first++;
    let cell = first;
    if (twice) {
      const mass = a.masses[i] * a.masses[i];
      masses[cell] += mass;
      excess[cell] += mass * (own + own - lefts[cell]);
      j++;
    }
    // the innermost loop reads these one by one, because unpacking an array here costs half of its time
    let inCell = 0;
    let above = 0;
    let left = lefts[cell];
    let right = rights[cell];
    for (; j < n; j++) {
      const sum = own + values[j];
      if (sum >= right) {
        masses[cell] += inCell;
        excess[cell] += above;
        do cell++;
        while (rights[cell] <= sum);
        inCell = 0;
        above = 0;
        left = lefts[cell];
        right = rights[cell];
      }
      const weight = factor * weights[j];
      inCell += weight;
      above += weight * (sum - left);
    }
    masses[cell] += inCell;
    excess[cell] += above;
  }
  return aboveOfCells({ edges, masses, excess }, a.atInfinity + b.atInfinity);
}

export function sumBelow(a: LawBelow, b: LawBelow, edges: Float64Array): LawBelow {
  const masses = new Float64Array(edges.length + 1);
  const excess = new Float64Array(edges.length + 1);
  const seconds = new Float64Array(edges.length + 1);
  const [lefts, rights] = boundsOf(edges);
  const { values, masses: weights, seconds: others } = b;
  const n = values.length;
  const twice = a === b;
  let first = 0;
  for (let i = 0; i < a.values.length; i++) {
    const own = a.values[i];
    const second = a.seconds[i];
    const factor = twice ? 2 * a.masses[i] : a.masses[i];
    let j = twice ? i : 0;
    while (rights[first] <= own + values[j]) first++;
    let cell = first;
    if (twice) {
      const mass = a.masses[i] * a.masses[i];
      masses[cell] += mass;
      excess[cell] += mass * (own + own - lefts[cell]);
      seconds[cell] += mass * 2 * second;
      j++;
    }
    let inCell = 0;
    let above = 0;
    let beside = 0;
    let left = lefts[cell];
    let right = rights[cell];
    for (; j < n; j++) {
      const sum = own + values[j];
      if (sum >= right) {
        masses[cell] += inCell;
        excess[cell] += above;
        seconds[cell] += beside;
        do cell++;
        while (rights[cell] <= sum);
        inCell = 0;
        above = 0;
        beside = 0;
        left = lefts[cell];
        right = rights[cell];
      }
      const weight = factor * weights[j];
      inCell += weight;
      above += weight * (sum - left);
      beside += weight * (second + others[j]);
    }
    masses[cell] += inCell;
    excess[cell] += above;
    seconds[cell] += beside;
  }
  return belowOfCells({ edges, masses, excess }, seconds);
}

/** The tails of a law above each atom, by sums of positive terms alone: mass, and E (W - atom)_+. */
function tailsOf({ values, masses }: Atoms, atInfinity: number): { over: Float64Array; calls: Float64Array } {
  const n = values.length;
  const over = new Float64Array(n + 1);
  const calls = new Float64Array(n + 1);
  calls[n - 1] = atInfinity;
  calls[n] = atInfinity;
  for (let i = n - 1; i >= 0; i--) {
    if (i < n - 1) calls[i] = calls[i + 1] + (values[i + 1] - values[i]) * over[i + 1];
    over[i] = over[i + 1] + masses[i];
  }
  return { over, calls };
}

/** The first atom of the second law with which the sum is above 0, for each atom of the first. */
function* reaching(a: Atoms, b: Atoms): Generator<[number, number]> {
  let j = b.values.length;
  for (let i = 0; i < a.values.length; i++) {
    while (j > 0 && a.values[i] + b.values[j - 1] > 0) j--;
    yield [i, j];
  }
}

/** An upper bound on E (A + B)_+. */
export function positivePart(a: LawAbove, b: LawAbove): number {
  const { over, calls } = tailsOf(b, b.atInfinity);
  let sum = a.atInfinity;
  for (const [i, j] of reaching(a, b)) {
    const beyond = j < b.values.length ? (a.values[i] + b.values[j]) * over[j] : 0;
    sum += a.masses[i] * (calls[j] + beyond);
  }
  return sum;
}

/** A lower bound on E (A + B)_+, and the expectation of v over the outcomes where the sum is above 0. */
export function positiveTest(a: LawBelow, b: LawBelow): { value: number; second: number } {
  const { over, calls } = tailsOf(b, 0);
  const beside = new Float64Array(b.values.length + 1);
  for (let j = b.values.length - 1; j >= 0; j--) beside[j] = beside[j + 1] + b.masses[j] * b.seconds[j];
  let [value, second] = [0, 0];
  for (const [i, j] of reaching(a, b)) {
    if (j === b.values.length) continue;
    value += a.masses[i] * (calls[j] + (a.values[i] + b.values[j]) * over[j]);
    second += a.masses[i] * (beside[j] + a.seconds[i] * over[j]);
  }
  return { value, second };
}
