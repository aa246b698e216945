// Laws of positive numbers that enclose another in the convex order, and the sums of independent ones.
//
// X is below Y in the convex order when E f(X) <= E f(Y) for every convex f. Only two facts are used. The first: a sum of
// independent numbers is below another sum if each of its terms is below a term of the other. The second: a mass that is
// spread to the two ends of its cell, with its mean kept, goes up in the order, while masses of one cell that are put
// together at their mean go down. So a sum of two laws is put back on few points by spreading for a law above, and by
// putting together for a law below. Both are wrong by second order in the cell's width. Derived here; the spreading is
// that of Doroshenko et al., "Connect the Dots" (2022), in the same variable.

/** Atoms, ascending, with probabilities that add up to 1. */
export interface PositiveLaw {
  values: Float64Array;
  masses: Float64Array;
  /** The part of the mean that a law above keeps at infinity, at probability 0; 0 for a law below. */
  atInfinity: number;
}

export type Side = 'above' | 'below';

/**
 * Sums over the atoms in each cell: the mass, and the mass times the distance to the cell's left end. The cells are that
 * from 0 to the first edge, those between the edges, and that above the last.
 */
type CellSums = Readonly<Record<'edges' | 'masses' | 'excess', Float64Array>>;

/** A law that bounds that of the cells from above or below, with masses that add up to 1 again. */
export function lawOfCells({ edges, masses, excess }: CellSums, side: Side, atInfinity: number): PositiveLaw {
  const cells = masses.length;
  const leftOf = (k: number) => (k === 0 ? 0 : edges[k - 1]);
  const law = { values: new Float64Array(cells), masses: new Float64Array(cells), atInfinity };
  let count = 0;
  if (side === 'below') {
    for (let k = 0; k < cells; k++) {
      if (!(masses[k] > 0)) continue;
      law.values[count] = leftOf(k) + excess[k] / masses[k];
      law.masses[count++] = masses[k];
    }
  } else {
    for (let k = 0; k < cells; k++) {
      law.values[k] = leftOf(k);
      const up = k + 1 < cells ? Math.min(masses[k], excess[k] / (edges[k] - leftOf(k))) : 0;
      law.masses[k] += masses[k] - up;
      if (k + 1 < cells) law.masses[k + 1] += up;
    }
    law.atInfinity += excess[cells - 1];
    count = cells;
  }
  const values = law.values.slice(0, count);
  const probabilities = law.masses.slice(0, count);
  const total = probabilities.reduce((sum, mass) => sum + mass, 0);
  for (let i = 0; i < count; i++) probabilities[i] /= total;
  return { values, masses: probabilities, atInfinity: law.atInfinity };
}

/** Sums over the atoms in each cell, with the left and the right edge of each. */
type Cells = Readonly<Record<'lefts' | 'rights' | 'masses' | 'excess', Float64Array>>;

/**
 * Adds the sums of each atom of `larger` and those of `smaller` that are less, or as much with `orEqual`. Atoms mostly lie the closer
 * together the smaller they are, so that the next one of `smaller` seldom leads to another cell, which the processor would not foresee.
 * A law and itself have each sum of two different atoms once, so that it counts twice.
 */
function addSums(
  { lefts, rights, masses, excess }: Cells,
  larger: PositiveLaw,
  smaller: PositiveLaw,
  orEqual: boolean,
): void {
  const { values, masses: weights } = smaller;
  const n = values.length;
  const twice = larger === smaller;
  let first = 0;
  let until = 0;
  for (let i = 0; i < larger.values.length; i++) {
    const own = larger.values[i];
    if (twice) until = i;
    else while (until < n && (values[until] < own || (orEqual && values[until] === own))) until++;
    if (until === 0) continue;
    const factor = twice ? 2 * larger.masses[i] : larger.masses[i];
    while (rights[first] <= own + values[0]) first++;
    let cell = first;
    // the innermost loop reads these one by one, because unpacking an array here costs half of its time
    let inCell = 0;
    let above = 0;
    let left = lefts[cell];
    let right = rights[cell];
    for (let j = 0; j < until; j++) {
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
}

/** Adds the sums of each atom and itself. */
function addDoubles({ lefts, rights, masses, excess }: Cells, law: PositiveLaw): void {
  let cell = 0;
  for (let i = 0; i < law.values.length; i++) {
    const sum = law.values[i] + law.values[i];
    const mass = law.masses[i] * law.masses[i];
    while (rights[cell] <= sum) cell++;
    masses[cell] += mass;
    excess[cell] += mass * (sum - lefts[cell]);
  }
}

/** A law that bounds that of the sum of independent numbers from above or below, if a and b bound theirs from there. Edges ascend. */
export function sumOf(a: PositiveLaw, b: PositiveLaw, edges: Float64Array, side: Side): PositiveLaw {
  const cells = edges.length + 1;
  const masses = new Float64Array(cells);
  const excess = new Float64Array(cells);
  const lefts = new Float64Array(cells);
  lefts.set(edges, 1);
  const rights = new Float64Array(cells).fill(Number.POSITIVE_INFINITY);
  rights.set(edges);
  const sums = { lefts, rights, masses, excess };
  addSums(sums, a, b, true);
  if (a === b) addDoubles(sums, a);
  else addSums(sums, b, a, false);
  return lawOfCells({ edges, masses, excess }, side, a.atInfinity + b.atInfinity);
}

/**
 * The law below with as much mass at its mean, 1, as the adjacent atoms can give so that the mean stays. It goes down in the order. A
 * grid's lower law (../connectTheDots.ts) needs an atom at its pivot, however fine the grid.
 */
export function withAtomAtOne({ values, masses, atInfinity }: PositiveLaw): PositiveLaw {
  const right = values.findIndex((value) => value > 1);
  const left = right - 1;
  if (left < 0 || values[left] === 1) return { values, masses, atInfinity };
  const width = values[right] - values[left];
  const [ofLeft, ofRight] = [(values[right] - 1) / width, (1 - values[left]) / width];
  const moved = Math.min(masses[left] / ofLeft, masses[right] / ofRight);
  const kept = (mass: number) => Math.max(0, mass);
  const atoms: [number, number][] = [
    [values[left], kept(masses[left] - moved * ofLeft)],
    [1, moved],
    [values[right], kept(masses[right] - moved * ofRight)],
  ];
  const some = atoms.filter(([, mass]) => mass > 0);
  const joined = (of: Float64Array, middle: 0 | 1) =>
    Float64Array.of(...of.subarray(0, left), ...some.map((atom) => atom[middle]), ...of.subarray(right + 1));
  return { values: joined(values, 0), masses: joined(masses, 1), atInfinity };
}
