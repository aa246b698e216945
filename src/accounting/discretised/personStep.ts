// A Poisson-sampled step under which up to k records of one person come or go, as the bounds of this folder need it.
//
// Each record is drawn with the sampling rate q. With the person's records, the sum moves by as many gradients as there are of
// these records in the batch: the law is the mixture of N(j, sigma^2) with the weights of Bin(k, q), in clipping norms, and without them
// it is N(0, sigma^2). For removal and addition these are the mixture-of-Gaussians mechanisms of Choquette-Choo, Ganesh, Steinke,
// Thakurta, "Privacy Amplification for Matrix Mechanisms" (2024), whose scalar pair dominates vectors of any direction.
//
// Substitution is of all the person's records by others, which are drawn where those would have been. That the pair of the mixtures of
// N(j, sigma^2) and N(-j, sigma^2) dominates is derived here. First a single law against a mixture: of all Gaussian
// laws around centres at distances of at most r_j from the origin, those in one direction, at r_j, tell the most
// from the one at the origin. For any a, b_j >= 0 the largest over all sets A of a N(0)(A) - sum b_j N(c_j)(A) is
// E (a - sum b_j e^{Y_j})_+ with Y_j normal, of mean -|c_j|^2 / (2 sigma^2) and variance |c_j|^2 / sigma^2. A sum of
// positive variables with given laws is the largest in the convex order where they all rise together (Kaas, Dhaene,
// Goovaerts, "Upper and Lower Bounds for Sums of Random Variables", 2000), which is one direction for all centres,
// and each e^{Y_j} grows in the convex order with its distance. Now any pair sum w_j N(v_j), sum w_j N(u_j) with
// |v_j|, |u_j| <= j, and any factor a > 0: let t be where the two densities of the aligned pair (v_j = j, u_j = -j) are in the ratio a,
// and give each N(v_i) the share s_i of all a w_j N(u_j), s_i being the share of i in sum w_i phi((t - i) / sigma), phi the normal
// density. By the first part w_i N(v_i)(A) - a s_i sum_j w_j N(u_j)(A) is at most what it is where v_i lies at i and u_j at -j, whose
// best set is x > t for every i, since the ratio of densities rises with x and is 1 at t. The sum of these maxima is
// therefore the aligned pair's own.
import { binomialLogMass } from '../../base/numerics/binomial';
import { tabulatedMills } from '../../base/numerics/millsTable';
import { normalDensity, normalTail } from '../../base/numerics/normal';
import type { DominatingPair, PairName } from '../pairs';
import type { ManyOfOnePerson } from '../types';
import type { GridStep, LossProfile, ProfilePoint, StepProfile } from './gridStep';
import { addFarAtoms, evenSamples, type LineLaws, rangeOfOutcomes } from './lineLaws';
import { LEFTMOST, millsDrop, putsOf, RIGHTMOST, tailDifference } from './oneStep';
import { logMoment } from './plan/likelyEpsilon';

type Person = Omit<ManyOfOnePerson, 'steps' | 'sampling'>;

/** Weights below e^-690 are left out, since no delta that is asked for depends on them. */
const LEAST_LOG_WEIGHT = -690;
/** The most steps of Newton's method to a threshold. */
const MOST_STEPS = 80;
const ROUNDING = 4 * Number.EPSILON;
/** Errors granted to ln of one step's integral, and to ln of its profile. They are far above those of sums of positive terms. */
const INTEGRAL_ERROR = 1e-8;
const CLOSED_FORM_ERROR = 1e-10;

/** The number of the person's records in a batch. */
interface Counts {
  logWeights: Float64Array;
  weights: Float64Array;
  /** ln of the weight of the count 0. */
  floor: number;
  noise: number;
  /** The largest count with a weight. */
  most: number;
}

function countsOf({ samplingRate, noiseMultiplier, recordsPerPerson }: Person): Counts {
  const logMass = binomialLogMass(recordsPerPerson, samplingRate);
  const all = Float64Array.from({ length: recordsPerPerson + 1 }, (_, j) => logMass(j));
  let most = recordsPerPerson;
  while (all[most] < LEAST_LOG_WEIGHT) most--;
  const raw = all.slice(0, most + 1);
  const total = raw.reduce((sum, each) => sum + Math.exp(each), 0);
  const logWeights = raw.map((each) => each - Math.log(total));
  return {
    logWeights,
    weights: logWeights.map(Math.exp),
    floor: logWeights[0],
    noise: noiseMultiplier,
    most,
  };
}

/** ln of the sum of w_j e^{(j x - j^2 / 2) / sigma^2} from j = `from` on, and its slope in x. */
function logGrowth({ logWeights, noise, most }: Counts, x: number, from: number) {
  const precision = 1 / (noise * noise);
  const exponentOf = (j: number) => logWeights[j] + j * (x - 0.5 * j) * precision;
  let peak = Number.NEGATIVE_INFINITY;
  for (let j = from; j <= most; j++) peak = Math.max(peak, exponentOf(j));
  let [sum, moment] = [0, 0];
  for (let j = from; j <= most; j++) {
    const term = Math.exp(exponentOf(j) - peak);
    sum += term;
    moment += j * term;
  }
  return { value: peak + Math.log(sum), slope: (moment / sum) * precision };
}

/** The loss of the removal at an outcome: without cancellation near 0, where it is a sum of small changes. */
function growthAt(counts: Counts, x: number): number {
  const { weights, noise, most } = counts;
  const precision = 1 / (noise * noise);
  const largest = most * (Math.abs(x) + 0.5 * most) * precision;
  if (largest > 1) return logGrowth(counts, x, 0).value;
  let change = 0;
  for (let j = 1; j <= most; j++) change += weights[j] * Math.expm1(j * (x - 0.5 * j) * precision);
  return Math.log1p(change);
}

/** The outcome where the removal's loss is `loss`, by Newton's method on the part that grows; null at or below the floor. */
function removalThreshold(counts: Counts, loss: number, near: number): number | null {
  const above = Math.expm1(loss - counts.floor);
  if (!(above > 0)) return null;
  const target = above < Infinity ? counts.floor + Math.log(above) : loss;
  let x = near;
  for (let i = 0; i < MOST_STEPS; i++) {
    const { value, slope } = logGrowth(counts, x, 1);
    const step = (value - target) / slope;
    x -= step;
    if (!(Math.abs(step) > ROUNDING * (Math.abs(x) + counts.noise))) break;
  }
  return x;
}

const ONE_RECORD = 1;

/** Profile of a removal. Each count of records adds the profile of a Gaussian at its distance, all at one threshold. */
function removalProfile(counts: Counts): StepProfile {
  const { weights, noise, most } = counts;
  let near = 0.5 * ONE_RECORD;
  const thresholdOf = (loss: number) => {
    const x = removalThreshold(counts, loss, near);
    if (x !== null) near = x;
    return x;
  };
  const valueAt = (x: number) => {
    let sum = 0;
    for (let j = 1; j <= most; j++) sum += weights[j] * tailDifference((x - j) / noise, j / noise);
    return sum;
  };
  return {
    value: (loss) => {
      const x = thresholdOf(loss);
      return x === null ? -Math.expm1(loss) : valueAt(x);
    },
    point: (loss) => {
      const x = thresholdOf(loss);
      if (x === null) return { value: -Math.expm1(loss), weightedSlope: Math.exp(loss) };
      const a = x / noise;
      if (a < LEFTMOST) return { value: valueAt(x), weightedSlope: Math.exp(loss) * normalTail(a) };
      let density = 0;
      for (let j = 0; j <= most; j++) density += weights[j] * normalDensity((x - j) / noise);
      // e^loss times the noise's own density is that of the mixture here
      return { value: valueAt(x), weightedSlope: a > RIGHTMOST ? 0 : density * tabulatedMills(a) };
    },
  };
}

/** Profile of an addition, reflected: its rejection region is x below the threshold. */
function additionProfile(counts: Counts): StepProfile {
  const { logWeights, weights, noise, most } = counts;
  const precision = 1 / (noise * noise);
  const shares = new Float64Array(most + 1);
  let near = 0.5 * ONE_RECORD;
  const look = (loss: number, withSlope: boolean): ProfilePoint => {
    const x = removalThreshold(counts, -loss, near);
    const nothing = { value: 0, weightedSlope: 0 };
    if (x === null) return nothing;
    near = x;
    const b = -x / noise;
    if (b > RIGHTMOST) return nothing;
    const { value: whole } = logGrowth(counts, x, 0);
    for (let j = 0; j <= most; j++)
      shares[j] = Math.exp(logWeights[j] + j * (x - 0.5 * j) * precision - whole);
    let value = 0;
    for (let j = 1; j <= most; j++) value += shares[j] * tailDifference(b, j / noise);
    if (!withSlope) return { value, weightedSlope: 0 };
    let slope = 0;
    if (b < LEFTMOST) {
      for (let j = 0; j <= most; j++) slope += weights[j] * normalTail(b + j / noise);
      return { value, weightedSlope: Math.exp(loss) * slope };
    }
    for (let j = 0; j <= most; j++) slope += shares[j] * tabulatedMills(b + j / noise);
    return { value, weightedSlope: normalDensity(b) * slope };
  };
  return { value: (loss) => look(loss, false).value, point: (loss) => look(loss, true) };
}

/** The outcome where the substitution's loss, which is odd in the outcome and rises, is `loss`. */
function substitutionThreshold(counts: Counts, loss: number, near: number): number {
  const lossAt = (x: number) => growthAt(counts, x) - growthAt(counts, -x);
  const { most, noise } = counts;
  let [low, high] = [-1, 1];
  while (lossAt(low) > loss) low *= 2;
  while (lossAt(high) < loss) high *= 2;
  let x = Math.min(high, Math.max(low, near));
  for (let i = 0; i < MOST_STEPS; i++) {
    const excess = lossAt(x) - loss;
    if (excess > 0) high = x;
    else low = x;
    const slope = logGrowth(counts, x, 0).slope + logGrowth(counts, -x, 0).slope;
    let next = x - excess / slope;
    if (!(next > low && next < high)) next = 0.5 * (low + high);
    const moved = Math.abs(next - x);
    x = next;
    if (!(moved > ROUNDING * (Math.abs(x) + noise / most))) break;
  }
  return x;
}

/**
 * The profile of a substitution. At the threshold t, e^loss is the ratio of the two densities. Q's share of -j in its
 * density there is r_j, and with Mills ratios m the value is the sum over i of
 * w_i phi((t - i) / sigma) (m((t - i) / sigma) - sum_j r_j m((t + j) / sigma)), split at m(t / sigma) into differences that
 * are all positive.
 */
function substitutionProfile(counts: Counts): StepProfile {
  const { logWeights, weights, noise, most } = counts;
  const precision = 1 / (noise * noise);
  const shares = new Float64Array(most + 1);
  let near = 0;
  const look = (loss: number): ProfilePoint => {
    const t = substitutionThreshold(counts, loss, near);
    near = t;
    const a = t / noise;
    if (a > RIGHTMOST) return { value: 0, weightedSlope: 0 };
    const { value: whole } = logGrowth(counts, -t, 0);
    let dropped = 0;
    let mills = 0;
    const plain = a >= LEFTMOST;
    for (let j = 0; j <= most; j++) {
      shares[j] = Math.exp(logWeights[j] - j * (t + 0.5 * j) * precision - whole);
      if (!plain) continue;
      if (j > 0) dropped += shares[j] * millsDrop(a, j / noise);
      mills += shares[j] * tabulatedMills(a + j / noise);
    }
    let [density, own] = [weights[0] * normalDensity(a), 0];
    for (let i = 1; i <= most; i++) {
      density += weights[i] * normalDensity((t - i) / noise);
      own += weights[i] * tailDifference((t - i) / noise, i / noise);
    }
    return { value: own + density * dropped, weightedSlope: density * mills };
  };
  return { value: (loss) => look(loss).value, point: look };
}

const PROFILES = { remove: removalProfile, add: additionProfile, substitute: substitutionProfile } as const;
const EXCHANGED = { remove: 'add', add: 'remove', substitute: 'substitute' } as const;

function profileOf(name: PairName, counts: Counts): LossProfile {
  const [own, exchanged] = [PROFILES[name](counts), PROFILES[EXCHANGED[name]](counts)];
  return { call: own.point, callValue: own.value, ...putsOf(exchanged) };
}

/** The step for removal, addition or substitution of the whole person; samplingRate below 1. */
export function personStep(pair: DominatingPair, person: Person): GridStep {
  const counts = countsOf(person);
  const { weights, noise, most, floor } = counts;
  const { name, sign } = pair;
  const profile = profileOf(name, counts);
  const growth = (x: number) => growthAt(counts, x);
  const lossAt = {
    remove: growth,
    add: (x: number) => -growth(x),
    substitute: (x: number) => growth(x) - growth(-x),
  }[name];
  const ofMixture = (of: (a: number) => number, x: number, direction: 1 | -1) => {
    let sum = 0;
    for (let j = 0; j <= most; j++) sum += weights[j] * of((x - direction * j) / noise);
    return sum;
  };
  const densityAt = (x: number) =>
    name === 'add' ? normalDensity(x / noise) : ofMixture(normalDensity, x, 1);
  /** The mass of P, the outcome's law on the first data set, above `reach`, or, on the side -1, below -`reach`. */
  const massBeyond = (side: 1 | -1, reach: number) =>
    name === 'add' ? normalTail(reach / noise) : ofMixture(normalTail, reach, side);
  const massUnderQ = (side: 1 | -1, reach: number) => {
    if (name === 'remove') return normalTail(reach / noise);
    return ofMixture(normalTail, reach, name === 'add' ? side : side > 0 ? -1 : 1);
  };
  const sampled = (low: number, high: number) => {
    const n = Math.round(Math.min(500, Math.max(120, (high - low) / Math.min(noise / 6, noise * noise))));
    return evenSamples(low, high, n, lossAt, densityAt);
  };
  const laws: LineLaws = { lossAt, massBeyond, massUnderQ, sign, noise, reach: name === 'add' ? 0 : most };
  return {
    above: profile,
    below: profile,
    logDelta: (epsilon) => {
      const value = Math.log(profile.callValue(epsilon));
      return { lower: value - CLOSED_FORM_ERROR, upper: value + CLOSED_FORM_ERROR };
    },
    end:
      name === 'substitute'
        ? null
        : name === 'remove'
          ? { side: 'bottom', loss: floor }
          : { side: 'top', loss: -floor },
    outcomeRange: (query) => rangeOfOutcomes(laws, query),
    lossEnds: (low, high) => {
      const ends = [lossAt(low), lossAt(high)];
      return [Math.min(...ends), Math.max(...ends)];
    },
    samples: (low, high, far) => {
      const samples = sampled(low, high);
      if (far) addFarAtoms(laws, samples, low, high);
      return samples;
    },
    // no such bound has been derived for these mixtures, and the composition does without it
    logTailMoment: () => Number.POSITIVE_INFINITY,
    logComplement: (share) => {
      const reach = 9 * noise + most;
      return logMoment(sampled(-reach, reach), -share) + INTEGRAL_ERROR;
    },
  };
}
