// Cells for the law of a sum, before it is made: evenly spaced in the normal score of the sum's own distribution,
// so that they are as fine in its tails as in its bulk. They are only a plan: the bounds are certain whatever the edges.
import { normalQuantile, normalUpperQuantile } from '../../../base/numerics/normal';
import type { PositiveLaw } from './positiveLaw';

type Atoms = Pick<PositiveLaw, 'values' | 'masses'>;

interface CoarseLaw extends Atoms {
  /** The masses under and over each atom. */
  under: Float64Array;
  over: Float64Array;
}

/** The law with adjacent atoms put together at their mean, so that at most `most` of them are left. */
export function thinned({ values, masses }: Atoms, most: number) {
  const together = Math.ceil(values.length / most);
  const n = Math.ceil(values.length / together);
  const thin = { values: new Float64Array(n), masses: new Float64Array(n) };
  for (let i = 0; i < values.length; i++) {
    const k = Math.floor(i / together);
    thin.masses[k] += masses[i];
    thin.values[k] += masses[i] * values[i];
  }
  for (let k = 0; k < n; k++) {
    thin.values[k] = thin.masses[k] > 0 ? thin.values[k] / thin.masses[k] : values[k * together];
  }
  return thin;
}

function coarsened(whole: Atoms, most: number): CoarseLaw {
  const law = thinned(whole, most);
  const n = law.values.length;
  const under = new Float64Array(n);
  const over = new Float64Array(n);
  for (let k = 1; k < n; k++) under[k] = under[k - 1] + law.masses[k - 1];
  for (let k = n - 2; k >= 0; k--) over[k] = over[k + 1] + law.masses[k + 1];
  return { ...law, under, over };
}

/** The normal score of a number in the law of the sum of two coarse ones, each atom's mass taken as spread to the adjacent atoms. */
function scoreOf(x: number, a: CoarseLaw, b: CoarseLaw): number {
  let [below, above] = [0, 0];
  let next = b.values.length;
  for (let i = 0; i < a.values.length; i++) {
    const rest = x - a.values[i];
    while (next > 0 && b.values[next - 1] >= rest) next--;
    const [left, right] = [next - 1, next];
    const outside = left < 0 || right === b.values.length;
    const share = outside ? 0 : (rest - b.values[left]) / (b.values[right] - b.values[left]);
    const halves = outside ? 0 : 0.5 * (b.masses[left] + b.masses[right]);
    const under = left < 0 ? 0 : b.under[left] + 0.5 * b.masses[left];
    const over = right === b.values.length ? 0 : b.over[right] + 0.5 * b.masses[right];
    below += a.masses[i] * (under + share * halves);
    above += a.masses[i] * (over + (1 - share) * halves);
  }
  return below < above ? normalQuantile(below) : normalUpperQuantile(above);
}

export interface Fineness {
  /** Number of cells for each unit of the normal score. */
  perUnit: number;
  /** Factor on that number to the right of {@link BULK}, where a heavy tail makes epsilon depend strongly on delta. */
  atRight: number;
  /** The range of normal scores that the cells cover. */
  least: number;
  most: number;
  /** Atoms of the coarse laws from which scores are estimated. */
  plannedFrom: number;
}

/** The normal score up to which most of a law lies. */
const BULK = 2;

export function spacedScores(low: number, high: number, { perUnit, atRight }: Fineness): Float64Array {
  const bulk = Math.max(0, Math.min(high, BULK) - low);
  const units = bulk + atRight * Math.max(0, high - Math.max(low, BULK));
  const cells = Math.ceil(perUnit * units);
  return Float64Array.from({ length: cells + 1 }, (_, i) => {
    const unit = (units * i) / cells;
    return unit <= bulk ? low + unit : Math.max(low, BULK) + (unit - bulk) / atRight;
  });
}

/** Edges for the law of the sum of two independent numbers. */
export function scoreCells(first: Atoms, second: Atoms, fineness: Fineness): Float64Array {
  const a = coarsened(first, fineness.plannedFrom);
  const b = first === second ? a : coarsened(second, fineness.plannedFrom);
  const count = Math.max(a.values.length, b.values.length);
  const places: number[] = [];
  const scores: number[] = [];
  for (let j = 0; j < count; j++) {
    const own = (law: CoarseLaw) => law.values[Math.round((j * (law.values.length - 1)) / (count - 1))];
    const place = own(a) + own(b);
    const score = scoreOf(place, a, b);
    const last = scores.length - 1;
    const isNew = last < 0 || (score > scores[last] + 1e-9 && place > places[last]);
    if (Number.isFinite(score) && isNew) {
      places.push(place);
      scores.push(score);
    }
  }
  const low = Math.max(fineness.least, scores[0]);
  const high = Math.min(fineness.most, scores[scores.length - 1]);
  let k = 0;
  return spacedScores(low, high, fineness).map((score) => {
    while (k < scores.length - 2 && scores[k + 1] < score) k++;
    const share = Math.min(1, Math.max(0, (score - scores[k]) / (scores[k + 1] - scores[k])));
    return places[k] + share * (places[k + 1] - places[k]);
  });
}
