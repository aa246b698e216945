// Where the cells of a sum's laws should lie, learnt from the same sum on few cells. It is only a plan: the bounds are certain whatever the
// edges.
//
// A cell of the law of n steps' sum, with the density f and of width h, makes an error of about f h^3 g / 12 in E (sum of all t steps)_+,
// where g is the density with which the other t - n steps bring the sum to 0. The widths that make the least error for a number of
// cells go by the cube root of 1 / (f g) (derived here).
import { type LawBelow, sumBelow } from './differenceLaw';

/** Numbers at evenly spaced normal scores, ascending. */
export interface Places {
  values: Float64Array;
  /** The first score. */
  least: number;
  perUnit: number;
}

/** The two parts of which the sum of n steps is made: n / 2 and n / 2, or n - 1 and 1. */
export const partsOf = (n: number): [number, number] => (n % 2 === 0 ? [n / 2, n / 2] : [n - 1, 1]);

/** The share of all cells that goes by the error they make. The others lie where the first sum has its atoms, so that none is left out. */
const BY_ERROR = 0.85;

/** The number at a score, by linear interpolation. */
function placeAt({ values, least, perUnit }: Places, score: number): number {
  const at = Math.min(values.length - 1, Math.max(0, (score - least) * perUnit));
  const left = Math.min(values.length - 2, Math.floor(at));
  return values[left] + (at - left) * (values[left + 1] - values[left]);
}

interface Summed {
  law: LawBelow;
  places: Places;
  steps: number;
}

/** About the place of a sum at every score: as for normal laws, or as if one part alone were far out, whichever is farther out. */
function placesOfSum(a: Summed, b: Summed): Places {
  const { least, perUnit } = a.places;
  const whole = Math.sqrt(a.steps + b.steps);
  const [shareOfA, shareOfB] = [Math.sqrt(a.steps) / whole, Math.sqrt(b.steps) / whole];
  const middles = [placeAt(a.places, 0), placeAt(b.places, 0)];
  const values = a.places.values.map((own, k) => {
    const score = least + k / perUnit;
    const asNormal = placeAt(a.places, score * shareOfA) + placeAt(b.places, score * shareOfB);
    const [byA, byB] = [own + middles[1], b.places.values[k] + middles[0]];
    return score < 0 ? Math.min(asNormal, byA, byB) : Math.max(asNormal, byA, byB);
  });
  return { values, least, perUnit };
}

function summed(a: Summed, b: Summed): Summed {
  const places = placesOfSum(a, b);
  const edges = places.values.filter((value, k) => k === 0 || value > places.values[k - 1]);
  return { law: sumBelow(a.law, b.law, edges), places, steps: a.steps + b.steps };
}

/** Edges of the cells for the law of the sum of n steps, for every n of which the sum of t steps is made. */
export function plannedEdges(t: number, one: Summed, cells: number): Map<number, Float64Array> {
  const laws = new Map([[1, one]]);
  const lawOf = (n: number): Summed => {
    const known = laws.get(n);
    if (known !== undefined) return known;
    const [first, second] = partsOf(n);
    const law = summed(lawOf(first), lawOf(second));
    laws.set(n, law);
    return law;
  };
  const edges = new Map<number, Float64Array>();
  let [n, other] = partsOf(t);
  for (let rest = lawOf(other); ; rest = summed(rest, lawOf(other))) {
    edges.set(n, cellsBetween(lawOf(n).law, rest.law, cells));
    if (n === 1) return edges;
    [n, other] = partsOf(n);
  }
}

/** The density of a law at falling numbers, each atom's mass taken as spread to the middles between atoms. */
function densityAtFalling({ values, masses }: LawBelow): (value: number) => number {
  const last = values.length - 1;
  let at = last;
  return (value) => {
    while (at > 0 && 0.5 * (values[at - 1] + values[at]) > value) at--;
    const [before, after] = [Math.max(0, at - 1), Math.min(last, at + 1)];
    return (2 * masses[at]) / (values[after] - values[before]);
  };
}

function cellsBetween({ values, masses }: LawBelow, rest: LawBelow, cells: number): Float64Array {
  const gaps = values.length - 1;
  const restAt = densityAtFalling(rest);
  const shares = new Float64Array(gaps);
  let whole = 0;
  for (let i = 0; i < gaps; i++) {
    const width = values[i + 1] - values[i];
    const density = (0.5 * (masses[i] + masses[i + 1])) / width;
    shares[i] = width * Math.cbrt(density * restAt(-0.5 * (values[i] + values[i + 1])));
    whole += shares[i];
  }
  const countOf = (i: number) =>
    cells * ((whole > 0 ? (BY_ERROR * shares[i]) / whole : BY_ERROR / gaps) + (1 - BY_ERROR) / gaps);
  const edges = new Float64Array(cells + 1);
  edges[0] = values[0];
  let [count, next] = [0, 1];
  for (let i = 0; i < gaps; i++) {
    const more = countOf(i);
    for (; next < cells && next <= count + more; next++) {
      edges[next] = values[i] + ((next - count) / more) * (values[i + 1] - values[i]);
    }
    count += more;
  }
  edges[cells] = values[gaps];
  return edges.filter((edge, k) => k === 0 || edge > edges[k - 1]);
}
