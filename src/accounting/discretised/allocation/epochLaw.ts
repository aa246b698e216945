// The likelihood ratio of one epoch of random allocation as a law on few numbers, from above and below.
//
// A record that joins step i of t steps shows the attacker x = e_i + noise under P, noise alone under Q, in units of
// the clipping norm, e_i being the unit vector of step i, P the law on the data set with the record and Q that without; its likelihood
// ratio is the mean S of t independent lognormals exp(x_j / sigma^2 - 1 / (2 sigma^2)) under Q, each of mean 1, and P is S times Q
// (Feldman, Shenfeld, arXiv 2502.08202 and 2602.17284; Chua et al. on balls and bins). So delta of removal at epsilon is E (S -
// e^epsilon)_+ and delta of addition E (1 - e^epsilon S)_+: convex functions of S, whose laws above and below in the convex order bound
// them from both sides. The sum of t terms is made by doubling, along the binary digits of t.
import { normalBetween } from '../../../base/numerics/normal';
import { keptLaws } from './keptLaws';
import { lawOfCells, type PositiveLaw, type Side, sumOf } from './positiveLaw';
import { type Fineness, scoreCells, spacedScores } from './scoreCells';

/** The normal score beyond which 1e-21 of a law lies. */
const REACH = 9.5;

/** Fineness of the cells: twice as many are four times the work and a quarter of the error. */
const finenessOf = (t: number, sigma: number): Fineness => ({
  perUnit: t <= 5000 ? 110 : 80,
  atRight: Math.min(2, Math.max(1, 1 / sigma)),
  least: -REACH,
  most: REACH + 1 / sigma,
  plannedFrom: 160,
});

/** The law of exp(z / sigma - 1 / (2 sigma^2)) for a standard normal z. Its mean is 1. Weighted by this value, z is 1 / sigma higher. */
function lognormal(sigma: number, fineness: Fineness, side: Side): PositiveLaw {
  const shift = 1 / sigma;
  const scores = spacedScores(fineness.least, fineness.most, fineness);
  const count = scores.length - 1;
  const edges = scores.map((z) => Math.exp(z * shift - 0.5 * shift * shift));
  const masses = new Float64Array(count + 2);
  const excess = new Float64Array(count + 2);
  for (let k = 0; k < count + 2; k++) {
    const left = k === 0 ? Number.NEGATIVE_INFINITY : scores[k - 1];
    const right = k === count + 1 ? Number.POSITIVE_INFINITY : scores[k];
    masses[k] = normalBetween(left, right);
    const mean = normalBetween(left - shift, right - shift);
    excess[k] = Math.max(0, mean - (k === 0 ? 0 : edges[k - 1]) * masses[k]);
  }
  return lawOfCells({ edges, masses, excess }, side, 0);
}

function meanOf(t: number, sigma: number, side: Side): PositiveLaw {
  const fineness = finenessOf(t, sigma);
  const added = (a: PositiveLaw, b: PositiveLaw) => sumOf(a, b, scoreCells(a, b, fineness), side);
  let power = lognormal(sigma, fineness, side);
  let whole: PositiveLaw | null = null;
  for (let rest = t; ; ) {
    if (rest % 2 === 1) whole = whole === null ? power : added(whole, power);
    rest = Math.floor(rest / 2);
    if (rest === 0) break;
    power = added(power, power);
  }
  const { values, masses, atInfinity } = whole as PositiveLaw;
  return { values: values.map((value) => value / t), masses, atInfinity: atInfinity / t };
}

export interface EpochLaw {
  above: PositiveLaw;
  below: PositiveLaw;
}

/** The law of an epoch's likelihood ratio, from both sides. @param t steps of an epoch, from 1 @param sigma noise multiplier */
export const epochLaw = keptLaws(
  (t: number, sigma: number): EpochLaw => ({
    above: meanOf(t, sigma, 'above'),
    below: meanOf(t, sigma, 'below'),
  }),
);
