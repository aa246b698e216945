// The privacy profile of ONE step of the Poisson-subsampled Gaussian, in closed form, by the explicit threshold at
// T = 1. It shares no code with the inversion of a Laplace transform (../inversion), nor with the closed forms (../closedForm),
// so that each can check the other. Z is a standard normal number, and its Mills ratio m(a) is P(Z > a) over its density at a. q
// and s are the sampling rate and the noise multiplier, x is the outcome, and call and put are explained in gridStep.ts.
import { tabulatedMills, tabulatedMillsFall } from '../../base/numerics/millsTable';
import {
  LN_INV_SQRT_2PI,
  logNormalTail,
  millsRatio,
  normalDensity,
  normalTail,
} from '../../base/numerics/normal';
import { type DominatingPair, exchangedPair, PAIRS, type PairName } from '../pairs';
import type { OneStep } from '../types';
import type { LossProfile, OneStepProfile, ProfilePoint, StepProfile } from './gridStep';

/** ln(1 - q); its negative is the largest loss of 'add'. -Infinity at q = 1. */
export function lossFloor(samplingRate: number): number {
  return samplingRate === 1 ? Number.NEGATIVE_INFINITY : Math.log1p(-samplingRate);
}

/** Nodes and weights of three-point Gauss-Legendre on [0, 1]. */
const GAUSS_NODES = [0.5 - Math.sqrt(0.15), 0.5, 0.5 + Math.sqrt(0.15)] as const;
const GAUSS_WEIGHTS = [5 / 18, 8 / 18, 5 / 18] as const;

/** Threshold in standard deviations from which on Mills ratios are used; left of it tails are nearly 1. */
export const LEFTMOST = -5;
/** Threshold in standard deviations beyond which tails count as 0. */
export const RIGHTMOST = 38;

/** m(a) - m(a + w) > 0 of Mills ratios, for a from {@link LEFTMOST} on. */
export function millsDrop(a: number, w: number): number {
  if (w > 0.05) return tabulatedMills(a) - tabulatedMills(a + w);
  // the integral of -m', smooth on this short interval
  let sum = 0;
  for (let i = 0; i < 3; i++) sum += GAUSS_WEIGHTS[i] * tabulatedMillsFall(a + w * GAUSS_NODES[i]);
  return w * sum;
}

/**
 * P(Z > a) - e^{aw + w^2/2} P(Z > a + w), without cancellation. All pairs are sums of this kernel (derived here):
 * at the threshold e^loss equals the likelihood ratio, which turns the second term's factor into a ratio of normal
 * densities and leaves a difference of Mills ratios.
 */
export function tailDifference(a: number, w: number): number {
  if (a > RIGHTMOST) return 0;
  if (a < LEFTMOST) return normalTail(a) - Math.exp(w * (a + 0.5 * w) + logNormalTail(a + w));
  return normalDensity(a) * millsDrop(a, w);
}

/** Profile of a step with q = 1: every pair is then two normal laws, `apart` deviations from each other. */
function gaussianProfile(apart: number): StepProfile {
  const thresholdOf = (loss: number) => loss / apart - 0.5 * apart;
  return {
    point(loss) {
      const a = thresholdOf(loss);
      return { value: tailDifference(a, apart), weightedSlope: Math.exp(loss) * normalTail(a + apart) };
    },
    value: (loss) => tailDifference(thresholdOf(loss), apart),
    // many Gaussian steps count as one (releases.ts), whose value may be far below 1e-308
    logTinyValue(loss) {
      const a = thresholdOf(loss);
      return LN_INV_SQRT_2PI - 0.5 * a * a + Math.log(millsRatio(a) - millsRatio(a + apart));
    },
  };
}

const remove: OneStepProfile = ({ samplingRate: q, noiseMultiplier: s }) => {
  const w = 1 / s;
  if (q === 1) return gaussianProfile(w);
  const floor = lossFloor(q);
  const logOdds = Math.log((1 - q) / q);
  /** x at which ln(1 - q + q e^{(x - 1/2)/s^2}) is the loss whose distance from the floor has this expm1. */
  const thresholdOf = (grown: number) => 0.5 + s * s * (Math.log(grown) + logOdds);
  return {
    point(loss) {
      const grown = Math.expm1(loss - floor);
      if (!(grown > 0)) {
        const e = Math.exp(loss);
        return { value: 1 - e, weightedSlope: e };
      }
      const x = thresholdOf(grown);
      const a = (x - 1) * w;
      if (a > RIGHTMOST) return { value: 0, weightedSlope: 0 };
      if (a < LEFTMOST) {
        return { value: q * tailDifference(a, w), weightedSlope: Math.exp(loss) * normalTail(x * w) };
      }
      const density = q * normalDensity(a);
      // e^loss phi(x/s) over q phi((x - 1)/s) is 1 + 1/grown
      return {
        value: density * millsDrop(a, w),
        weightedSlope: density * (1 + 1 / grown) * tabulatedMills(x * w),
      };
    },
    value(loss) {
      const grown = Math.expm1(loss - floor);
      return grown > 0 ? q * tailDifference((thresholdOf(grown) - 1) * w, w) : -Math.expm1(loss);
    },
    logTinyValue(loss) {
      const a = (thresholdOf(Math.expm1(loss - floor)) - 1) * w;
      return Math.log(q) + LN_INV_SQRT_2PI - 0.5 * a * a + Math.log(millsRatio(a) - millsRatio(a + w));
    },
  };
};

/** The addition, reflected: its rejection region is x below the threshold. */
const add: OneStepProfile = ({ samplingRate: q, noiseMultiplier: s }) => {
  const w = 1 / s;
  if (q === 1) return gaussianProfile(w);
  const floor = lossFloor(q);
  const logOdds = Math.log((1 - q) / q);
  /** -x/s at the x with ln(1 - q + q e^{(x - 1/2)/s^2}) = -loss, whose distance from the floor has this expm1. */
  const thresholdOf = (grown: number) => -0.5 * w - s * (Math.log(grown) + logOdds);
  return {
    point(loss) {
      const grown = Math.expm1(-loss - floor);
      if (!(grown > 0)) return { value: 0, weightedSlope: 0 };
      const a = thresholdOf(grown);
      if (a > RIGHTMOST) return { value: 0, weightedSlope: 0 };
      // e^loss (1 - q), and e^loss q times the ratio of the sampled density to the noise's
      const unsampled = 1 / (1 + grown);
      const sampled = grown * unsampled;
      if (a < LEFTMOST) {
        return {
          value: sampled * tailDifference(a, w),
          weightedSlope: unsampled * (normalTail(a) + (q / (1 - q)) * normalTail(a + w)),
        };
      }
      const density = normalDensity(a);
      return {
        value: density * sampled * millsDrop(a, w),
        weightedSlope: density * (unsampled * tabulatedMills(a) + sampled * tabulatedMills(a + w)),
      };
    },
    value(loss) {
      const grown = Math.expm1(-loss - floor);
      return grown > 0 ? (grown / (1 + grown)) * tailDifference(thresholdOf(grown), w) : 0;
    },
  };
};

const substitute: OneStepProfile = ({ samplingRate: q, noiseMultiplier: s }) => {
  const w = 1 / s;
  if (q === 1) return gaussianProfile(2 * w);
  const halfSquare = 0.5 * w * w;
  const twice = 2 * q * Math.exp(-halfSquare);
  /** (1 - q) phi(x/s) over phi((x - 1)/s) at e^{x/s^2} = 1. */
  const unsampled = (1 - q) * Math.exp(halfSquare);
  // results of `locate`: the x at which the loss is `loss`, e^{loss - x/s^2}, and e^{loss - 2x/s^2}
  let x = 0;
  let lead = 1;
  let crossed = 1;

  /**
   * u = e^{x/s^2} solves a quadratic equation; its ratio to e^loss is a root without cancellation (derived here;
   * the closed forms go by asinh, so that each can check the other). Odd in the loss.
   */
  function locate(loss: number): void {
    const size = Math.abs(loss);
    // e^{-size} and 1 - e^{-size}, each to its last digits
    const far = size > Math.LN2;
    const change = far ? Math.exp(-size) : -Math.expm1(-size);
    const kept = far ? change : 1 - change;
    const gone = far ? 1 - change : change;
    const half = (1 - q) * gone;
    const root = Math.sqrt(half * half + twice * twice * kept);
    const growth = (half + (half * half - twice * twice * gone) / (root + twice)) / twice;
    x = s * s * (size + (Math.abs(growth) < 0.5 ? Math.log1p(growth) : Math.log((half + root) / twice)));
    lead = twice / (half + root);
    crossed = lead * lead * kept;
    if (loss < 0) {
      x = -x;
      lead = 1 / lead;
      crossed = 1 / crossed;
    }
  }

  /** The value at a threshold left of {@link LEFTMOST}. */
  function leftValue(loss: number): number {
    // e^loss phi((x+1)/s) / phi(x/s), one exponent so that nothing overflows
    const shift = Math.exp(loss - (x + 0.5) * w * w);
    return q * (tailDifference((x - 1) * w, w) + shift * tailDifference(x * w, w));
  }

  return {
    point(loss) {
      locate(loss);
      const a = (x - 1) * w;
      if (a > RIGHTMOST) return { value: 0, weightedSlope: 0 };
      if (a < LEFTMOST) {
        const tails = (1 - q) * normalTail(x * w) + q * normalTail((x + 1) * w);
        return { value: leftValue(loss), weightedSlope: Math.exp(loss) * tails };
      }
      const density = normalDensity(a);
      // the other two densities, times e^loss, are this one's multiples
      const tails = unsampled * lead * tabulatedMills(x * w) + q * crossed * tabulatedMills((x + 1) * w);
      return {
        value: density * q * (millsDrop(a, w) + crossed * millsDrop(x * w, w)),
        weightedSlope: density * tails,
      };
    },
    value(loss) {
      locate(loss);
      const a = (x - 1) * w;
      if (a > RIGHTMOST) return 0;
      if (a < LEFTMOST) return leftValue(loss);
      return normalDensity(a) * q * (millsDrop(a, w) + crossed * millsDrop(x * w, w));
    },
  };
};

/** A pair without a profile does not compile. */
const PROFILES: { readonly [Name in PairName]: OneStepProfile } = { add, remove, substitute };

const EXCHANGED = Object.fromEntries(
  Object.values(PAIRS).map((pair) => [pair.name, PROFILES[exchangedPair(pair).name]]),
) as typeof PROFILES;

/** A pair's delta and slope at loss >= 0; for loss < 0 use {@link lossProfile}. */
export function callPoint({ name }: DominatingPair, step: OneStep, loss: number): ProfilePoint {
  return PROFILES[name](step).point(loss);
}

/** ln of a pair's delta at loss >= 0. If delta underflows it is -Infinity, except for a pair that has `logTinyValue`. */
export function logCallValue({ name }: DominatingPair, step: OneStep, loss: number): number {
  const profile = PROFILES[name](step);
  const value = profile.value(loss);
  if (value > 1e-290 || !profile.logTinyValue) return Math.log(value);
  return profile.logTinyValue(loss);
}

/**
 * The profile of a pair of laws P and Q at every loss. Below 0, delta_{P,Q}(l) = 1 - e^l + e^l delta_{Q,P}(-l), by the exchanged pair's
 * call, without cancellation.
 */
export function lossProfile({ name }: DominatingPair, step: OneStep): LossProfile {
  const [own, exchanged] = [PROFILES[name](step), EXCHANGED[name](step)];
  return { call: own.point, callValue: own.value, ...putsOf(exchanged) };
}

/** The profile's branch at losses up to 0, from the profile of the exchanged pair (Q, P). */
export const putsOf = ({ point, value }: StepProfile): Pick<LossProfile, 'put' | 'putValue'> => ({
  put: (loss) => {
    const mirrored = point(-loss);
    const e = Math.exp(loss);
    // Q(L <= loss) is the exchanged pair's P-tail above -loss: its value plus its weighted slope
    return { value: e * mirrored.value, weightedSlope: e * (mirrored.value + mirrored.weightedSlope) };
  },
  putValue: (loss) => Math.exp(loss) * value(-loss),
});
