// Where the cells of a sum's laws should lie, learnt from the same sum on few cells. It is only a plan: the bounds are certain whatever the
// edges.
//
// Wanted is E F(the sum of all t steps) for a convex F. A cell of the law of n of the steps, with the density f and of width h, makes an
// error of about f h^3 g / 12, where g is the expectation of F'' over the sum of the other t - n steps. The widths that make the least
// error for a number of cells go by the cube root of 1 / (f g) (derived here).
import { normalQuantile, normalUpperQuantile } from '../../../base/numerics/normal';

/** Atoms, ascending, with their masses. */
interface Law {
  values: Float64Array;
  masses: Float64Array;
}

interface Scores {
  least: number;
  perUnit: number;
}

/** The law of the sum of some steps, and its numbers at evenly spaced normal scores, ascending. */
export interface Sum<Of extends Law> {
  law: Of;
  steps: number;
  places: Float64Array;
  scores: Scores;
}

export interface CellPlan<Of extends Law> {
  /** A law of the sum of two independent numbers, on the cells between these edges. */
  added(a: Of, b: Of, edges: Float64Array): Of;
  /** ln of the expectation of F'' at ascending numbers, up to a constant, with the law of the sum of the other steps; null for no others. */
  logImportance(at: Float64Array, others: Of | null): Float64Array;
  cells: number;
  /** Whether the sum of all steps needs cells too, and not only its parts. */
  whole: boolean;
}

/** The two parts of which the sum of n steps is made: n / 2 and n / 2, or n - 1 and 1. */
export const partsOf = (n: number): [number, number] => (n % 2 === 0 ? [n / 2, n / 2] : [n - 1, 1]);

/** The share of all cells that goes by the error they make. The others are as many between any two atoms of the coarse law. */
const BY_ERROR = 0.85;

/** The number at a score, by linear interpolation. */
function placeAt<Of extends Law>({ places, scores }: Sum<Of>, score: number): number {
  const at = Math.min(places.length - 1, Math.max(0, (score - scores.least) * scores.perUnit));
  const left = Math.min(places.length - 2, Math.floor(at));
  return places[left] + (at - left) * (places[left + 1] - places[left]);
}

/** About the place of a sum at every score: as for normal laws, or as if one part alone were far out, whichever is farther out. */
function placesOfSum<Of extends Law>(a: Sum<Of>, b: Sum<Of>): Float64Array {
  const { least, perUnit } = a.scores;
  const whole = Math.sqrt(a.steps + b.steps);
  const [shareOfA, shareOfB] = [Math.sqrt(a.steps) / whole, Math.sqrt(b.steps) / whole];
  const [middleOfA, middleOfB] = [placeAt(a, 0), placeAt(b, 0)];
  return a.places.map((own, k) => {
    const score = least + k / perUnit;
    const asNormal = placeAt(a, score * shareOfA) + placeAt(b, score * shareOfB);
    const [byA, byB] = [own + middleOfB, b.places[k] + middleOfA];
    return score < 0 ? Math.min(asNormal, byA, byB) : Math.max(asNormal, byA, byB);
  });
}

function ascending(values: Float64Array): Float64Array {
  let last = Number.NEGATIVE_INFINITY;
  return values.filter((value) => {
    const isNew = value > last;
    if (isNew) last = value;
    return isNew;
  });
}

/** The steps of a sum from which on its places are read off its law, because those of {@link placesOfSum} go astray in many sums. */
const READ_FROM = 64;

function sumOfBoth<Of extends Law>(a: Sum<Of>, b: Sum<Of>, { added }: CellPlan<Of>): Sum<Of> {
  const guessed = placesOfSum(a, b);
  const law = added(a.law, b.law, ascending(guessed));
  const steps = a.steps + b.steps;
  const places = steps < READ_FROM ? guessed : placesOf(law, guessed, a.scores);
  return { law, places, steps, scores: a.scores };
}

/** The places of a law at the scores, and those that were guessed where the law has no atoms. */
function placesOf({ values, masses }: Law, guessed: Float64Array, { least, perUnit }: Scores): Float64Array {
  const n = values.length;
  const over = new Float64Array(n + 1);
  for (let i = n - 1; i >= 0; i--) over[i] = over[i + 1] + masses[i];
  const own = new Float64Array(n);
  for (let i = 0, under = 0; i < n; under += masses[i++]) {
    const [below, above] = [under + 0.5 * masses[i], over[i + 1] + 0.5 * masses[i]];
    own[i] = below < above ? normalQuantile(below) : normalUpperQuantile(above);
  }
  let i = 0;
  return guessed.map((place, k) => {
    const score = least + k / perUnit;
    while (i < n - 2 && own[i + 1] < score) i++;
    const share = (score - own[i]) / (own[i + 1] - own[i]);
    return share >= 0 && share <= 1 ? values[i] + share * (values[i + 1] - values[i]) : place;
  });
}

/** Edges of the cells for the law of the sum of n steps, for every n of which the sum of t steps is made. `one` is a step on few cells. */
export function plannedEdges<Of extends Law>(
  t: number,
  one: Sum<Of>,
  plan: CellPlan<Of>,
): (n: number) => Float64Array {
  const sums = new Map([[1, one]]);
  const sumFor = (n: number): Sum<Of> => {
    const known = sums.get(n);
    if (known !== undefined) return known;
    const [first, second] = partsOf(n);
    const sum = sumOfBoth(sumFor(first), sumFor(second), plan);
    sums.set(n, sum);
    return sum;
  };
  const edges = new Map<number, Float64Array>();
  if (plan.whole) edges.set(t, edgesOf(sumFor(t).law, null, plan));
  let [n, other] = partsOf(t);
  for (let others = sumFor(other); ; others = sumOfBoth(others, sumFor(other), plan)) {
    edges.set(n, edgesOf(sumFor(n).law, others.law, plan));
    if (n === 1) break;
    [n, other] = partsOf(n);
  }
  return (of) => edges.get(of) as Float64Array;
}

function edgesOf<Of extends Law>(
  law: Of,
  others: Of | null,
  { logImportance, cells }: CellPlan<Of>,
): Float64Array {
  const { values, masses } = law;
  const gaps = values.length - 1;
  const middles = Float64Array.from({ length: gaps }, (_, i) => 0.5 * (values[i] + values[i + 1]));
  const logs = logImportance(middles, others).map((log, i) => {
    const width = values[i + 1] - values[i];
    return Math.log(width) + (log + Math.log((masses[i] + masses[i + 1]) / width)) / 3;
  });
  const peak = logs.reduce((most, log) => Math.max(most, log), Number.NEGATIVE_INFINITY);
  const shares = logs.map((log) => Math.exp(log - peak));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const edges = new Float64Array(cells + 1);
  edges[0] = values[0];
  let [count, next] = [0, 1];
  for (let i = 0; i < gaps; i++) {
    const more = cells * ((BY_ERROR * shares[i]) / whole + (1 - BY_ERROR) / gaps);
    for (; next < cells && next <= count + more; next++) {
      edges[next] = values[i] + ((next - count) / more) * (values[i + 1] - values[i]);
    }
    count += more;
  }
  edges[cells] = values[gaps];
  return ascending(edges);
}

/** ln of a law's density at falling numbers, each atom's mass taken as spread to the middles between atoms. */
export function logDensityAt({ values, masses }: Law, falling: Float64Array): Float64Array {
  const last = values.length - 1;
  let at = last;
  return falling.map((value) => {
    while (at > 0 && 0.5 * (values[at - 1] + values[at]) > value) at--;
    const width = values[Math.min(last, at + 1)] - values[Math.max(0, at - 1)];
    return Math.log(masses[at] / width);
  });
}
