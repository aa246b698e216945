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
import { lawOfCells, type PositiveLaw, type Side, sumOf, withAtomAtOne } from './positiveLaw';
import { type Fineness, scoreCells, spacedScores } from './scoreCells';
import { partsOf, plannedEdges } from './sumCells';

/** The normal score beyond which 1e-21 of a law lies. */
const REACH = 9.5;
/** Laws for one convex function that are kept. */
const MOST_KEPT = 16;

/** Fineness of the cells: twice as many are four times the work and a quarter of the error. */
const finenessOf = (t: number, sigma: number): Fineness => ({
  ...coarseness(sigma, t <= 5000 ? 110 : 80),
  atRight: Math.min(2, Math.max(1, 1 / sigma)),
  plannedFrom: 160,
});

const coarseness = (sigma: number, perUnit: number): Fineness => ({
  perUnit,
  atRight: 1,
  least: -REACH,
  most: REACH + 1 / sigma,
  plannedFrom: 80,
});

/** The law of exp(z / sigma - 1 / (2 sigma^2)) for a standard normal z. Its mean is 1. Weighted by this value, z is 1 / sigma higher. */
function lognormal(sigma: number, scores: Float64Array, side: Side): PositiveLaw {
  const shift = 1 / sigma;
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

const scoresOf = (fineness: Fineness): Float64Array => spacedScores(fineness.least, fineness.most, fineness);

const divided = ({ values, masses, atInfinity }: PositiveLaw, t: number): PositiveLaw => ({
  values: values.map((value) => value / t),
  masses,
  atInfinity: atInfinity / t,
});

function meanOf(t: number, sigma: number, fineness: Fineness, side: Side): PositiveLaw {
  const added = (a: PositiveLaw, b: PositiveLaw) => sumOf(a, b, scoreCells(a, b, fineness), side);
  let power = lognormal(sigma, scoresOf(fineness), side);
  let whole: PositiveLaw | null = null;
  for (let rest = t; ; ) {
    if (rest % 2 === 1) whole = whole === null ? power : added(whole, power);
    rest = Math.floor(rest / 2);
    if (rest === 0) break;
    power = added(power, power);
  }
  return divided(whole as PositiveLaw, t);
}

export interface EpochLaw {
  above: PositiveLaw;
  below: PositiveLaw;
}

const fromBothSides = (lawOf: (side: Side) => PositiveLaw): EpochLaw => ({
  above: lawOf('above'),
  below: withAtomAtOne(lawOf('below')),
});

/** The law of an epoch's likelihood ratio, from both sides. @param t steps of an epoch, from 1 @param sigma noise multiplier */
export const epochLaw = keptLaws(
  (t: number, sigma: number): EpochLaw =>
    fromBothSides((side) => meanOf(t, sigma, finenessOf(t, sigma), side)),
);

/** Cells for each unit of the normal score of {@link roughEpochLaw}. */
const ROUGH = 16;

/** The law of {@link epochLaw} on few cells, from which a composition is planned. */
export const roughEpochLaw = keptLaws(
  (t: number, sigma: number): EpochLaw =>
    fromBothSides((side) => meanOf(t, sigma, coarseness(sigma, ROUGH), side)),
);

/** Cells for each unit of the normal score of the laws from which cells are planned. */
const IN_PLAN = 4;
/** Cells of a law that is known best for one tilt, over those of a unit of the whole law's normal score. */
const CELLS = 9;
/** The least loss from which on losses may decide alone, in standard deviations of an epoch's loss. */
const LEAST_DECISIVE = 3;

/**
 * The law of {@link epochLaw} as it is known best for compositions whose losses are tilted (../composedProfile.ts), so that moments
 * E S^power of the likelihood ratio S count: of the power 1 + tilt for removal, and -tilt for addition. Losses beyond `decisive` decide
 * alone, so that they are the less important the larger they are.
 *
 * @param t steps of an epoch, from 2
 */
export const epochLawFor = keptLaws((t: number, sigma: number, power: number, decisive: number): EpochLaw => {
  const coarse = coarseness(sigma, IN_PLAN);
  const scores = scoresOf(coarse);
  const deviation = Math.sqrt(Math.log1p(Math.expm1(1 / (sigma * sigma)) / t));
  // the second derivative of S^power goes as S^(power - 2)
  const bend = { t, power: power - 2, most: Math.max(decisive, LEAST_DECISIVE * deviation) };
  const edgesFor = plannedEdges(
    t,
    {
      law: lognormal(sigma, scores, 'below'),
      steps: 1,
      places: lognormal(sigma, scores, 'above').values.slice(1),
      scores: { least: coarse.least, perUnit: (scores.length - 1) / (coarse.most - coarse.least) },
    },
    {
      added: (a: PositiveLaw, b: PositiveLaw, edges) => sumOf(a, b, edges, 'below'),
      logImportance: (at, others) => logMeanPower(at, others ?? NO_STEP, bend),
      cells: Math.round(CELLS * finenessOf(t, sigma).perUnit),
      whole: true,
    },
  );
  const scoresOfStep = edgesFor(1).map((edge) => sigma * Math.log(edge) + 0.5 / sigma);
  const lawOf = (n: number, side: Side): PositiveLaw => {
    if (n === 1) return lognormal(sigma, scoresOfStep, side);
    const [first, second] = partsOf(n);
    const a = lawOf(first, side);
    return sumOf(a, second === first ? a : lawOf(second, side), edgesFor(n), side);
  };
  return fromBothSides((side) => divided(lawOf(t, side), t));
}, MOST_KEPT);

/** A law without any steps. */
const NO_STEP: PositiveLaw = { values: Float64Array.of(0), masses: Float64Array.of(1), atInfinity: 0 };

/** ln E S^power for S = (x + Y) / t and each x; where |ln S| is above `most` it counts as if mirrored there. */
function logMeanPower(
  at: Float64Array,
  { values, masses }: PositiveLaw,
  { t, power, most }: { t: number; power: number; most: number },
): Float64Array {
  const logs = new Float64Array(values.length);
  return at.map((x) => {
    let peak = Number.NEGATIVE_INFINITY;
    for (let j = 0; j < values.length; j++) {
      const log = Math.log((x + values[j]) / t);
      logs[j] = power * (Math.abs(log) > most ? Math.sign(log) * 2 * most - log : log);
      if (logs[j] > peak) peak = logs[j];
    }
    let sum = 0;
    for (let j = 0; j < values.length; j++) sum += masses[j] * Math.exp(logs[j] - peak);
    return peak + Math.log(Math.max(Number.MIN_VALUE, sum));
  });
}
