// The privacy profile of ONE step of the Poisson-subsampled Gaussian, in closed form, for each direction.
// Not the composition (composedProfile.ts) and no inversion: only the explicit threshold at T = 1.
// Shares no code with the characteristic-function accountant, so that each can check the other.
import { LN_INV_SQRT_2PI, logNormalTail, millsRatio, normalDensity, normalTail } from '../../numerics/normal';
import type { Direction } from '../types';

/** A single step's mechanism; the composed one has the same shape with a number of steps. */
export interface Step {
  samplingRate: number;
  noiseMultiplier: number;
}

/** Nodes and weights of three-point Gauss-Legendre on [0, 1]. */
const GAUSS_NODES = [0.5 - Math.sqrt(0.15), 0.5, 0.5 + Math.sqrt(0.15)] as const;
const GAUSS_WEIGHTS = [5 / 18, 8 / 18, 5 / 18] as const;

/**
 * P(Z > a) - e^{aw + w^2/2} P(Z > a + w): the call value at slope w, without cancellation. All three directions are
 * sums of this kernel (derived here): at the loss threshold e^loss equals the likelihood ratio, which turns the
 * second term's factor into a ratio of normal densities and leaves a difference of Mills ratios.
 */
function tailDifference(a: number, w: number): number {
  if (a > 38) return 0;
  if (a < -5) return normalTail(a) - Math.exp(w * (a + 0.5 * w) + logNormalTail(a + w));
  if (w > 0.05) return normalDensity(a) * (millsRatio(a) - millsRatio(a + w));
  // m(a) - m(a + w) is the integral of -m'(t) = 1 - t m(t), smooth on this short interval
  let sum = 0;
  for (let i = 0; i < 3; i++) {
    const t = a + w * GAUSS_NODES[i];
    sum += GAUSS_WEIGHTS[i] * (1 - t * millsRatio(t));
  }
  return normalDensity(a) * w * sum;
}

/** ln(e^u - 1) for u > 0. */
function logExpm1(u: number): number {
  return u > 30 ? u + Math.log1p(-Math.exp(-u)) : Math.log(Math.expm1(u));
}

/** The smallest loss of 'remove', ln(1 - q); its negative is the largest of 'add'. -Infinity at q = 1. */
export function lossFloor(samplingRate: number): number {
  return samplingRate === 1 ? Number.NEGATIVE_INFINITY : Math.log1p(-samplingRate);
}

/**
 * x at which ln(1 - q + q e^{(x - 1/2)/s^2}) = loss: the decision threshold of 'remove' at `loss`, of 'add' at -loss.
 * Written in the distance to the floor, so that it stays accurate right next to it. -Infinity at and below the floor.
 */
function mixtureThreshold({ samplingRate: q, noiseMultiplier: s }: Step, loss: number): number {
  if (q === 1) return 0.5 + s * s * loss;
  const distance = loss - lossFloor(q);
  if (!(distance > 0)) return Number.NEGATIVE_INFINITY;
  return 0.5 + s * s * (logExpm1(distance) + Math.log((1 - q) / q));
}

/** x at which the substitute loss equals `loss` (odd and increasing in `loss`). */
function substituteThreshold({ samplingRate: q, noiseMultiplier: s }: Step, loss: number): number {
  const half = 0.5 * loss;
  if (q === 1) return s * s * half;
  const logFactor = 0.5 / (s * s) + Math.log((1 - q) / q);
  // asinh(e^logFactor sinh(half)), in logarithms where the product would be large
  const logProduct =
    logFactor + (half > 1 ? half - Math.LN2 + Math.log1p(-Math.exp(-loss)) : Math.log(Math.sinh(half)));
  const asinh = logProduct > 20 ? logProduct + Math.LN2 : Math.asinh(Math.exp(logProduct));
  return s * s * (half + (half === 0 ? 0 : asinh));
}

export interface ProfilePoint {
  /** delta(loss) = P(L > loss) - e^loss Q(L > loss). */
  value: number;
  /** e^loss Q(L > loss): minus the slope of the profile in e^loss, times e^loss. */
  weightedSlope: number;
}

export interface ProfilePoint {
  value: number;
  /** The absolute slope in y = e^loss, times y. */
  weightedSlope: number;
}

/**
 * delta_1(loss) = P(L > loss) - e^loss Q(L > loss) and e^loss Q(L > loss), for loss >= 0 (a little below zero is
 * harmless). Relative accuracy is kept into the far tail; for loss < 0 use {@link putPoint}.
 */
export function callPoint(direction: Direction, step: Step, loss: number): ProfilePoint {
  const { samplingRate: q, noiseMultiplier: s } = step;
  const w = 1 / s;
  if (direction === 'substitute') {
    const x = substituteThreshold(step, loss);
    // e^loss phi((x+1)/s) / phi(x/s), one exponent so that nothing overflows
    const shift = Math.exp(loss - (x + 0.5) * w * w);
    return {
      value: q * (tailDifference((x - 1) * w, w) + shift * tailDifference(x * w, w)),
      weightedSlope: Math.exp(loss) * ((1 - q) * normalTail(x * w) + q * normalTail((x + 1) * w)),
    };
  }
  // 'add' is reflected: its rejection region is x below the threshold
  const x = mixtureThreshold(step, direction === 'remove' ? loss : -loss);
  const e = Math.exp(loss);
  if (x === Number.NEGATIVE_INFINITY) {
    return direction === 'remove' ? { value: 1 - e, weightedSlope: e } : { value: 0, weightedSlope: 0 };
  }
  if (direction === 'remove') {
    return { value: q * tailDifference((x - 1) * w, w), weightedSlope: e * normalTail(x * w) };
  }
  return {
    value: q * Math.exp(loss + (x - 0.5) * w * w) * tailDifference(-x * w, w),
    weightedSlope: e * ((1 - q) * normalTail(-x * w) + q * normalTail((1 - x) * w)),
  };
}

/** The value of {@link callPoint} alone, at less cost. */
export function callValue(direction: Direction, step: Step, loss: number): number {
  const { samplingRate: q, noiseMultiplier: s } = step;
  const w = 1 / s;
  if (direction === 'substitute') {
    const x = substituteThreshold(step, loss);
    const shift = Math.exp(loss - (x + 0.5) * w * w);
    return q * (tailDifference((x - 1) * w, w) + shift * tailDifference(x * w, w));
  }
  const x = mixtureThreshold(step, direction === 'remove' ? loss : -loss);
  if (x === Number.NEGATIVE_INFINITY) return direction === 'remove' ? -Math.expm1(loss) : 0;
  if (direction === 'remove') return q * tailDifference((x - 1) * w, w);
  return q * Math.exp(loss + (x - 0.5) * w * w) * tailDifference(-x * w, w);
}

/**
 * ln of {@link callValue}, for 'remove' also where the value underflows (q = 1 under many steps); for the others
 * -Infinity there, below about 1e-300.
 */
export function logCallValue(direction: Direction, step: Step, loss: number): number {
  const value = callValue(direction, step, loss);
  if (value > 1e-290 || direction !== 'remove') return Math.log(value);
  const { samplingRate: q, noiseMultiplier: s } = step;
  const a = (mixtureThreshold(step, loss) - 1) / s;
  return Math.log(q) + LN_INV_SQRT_2PI - 0.5 * a * a + Math.log(millsRatio(a) - millsRatio(a + 1 / s));
}

const EXCHANGED: Record<Direction, Direction> = { add: 'remove', remove: 'add', substitute: 'substitute' };

/**
 * delta_1(loss) - (1 - e^loss) and e^loss Q(L <= loss), for loss <= 0: the exchange symmetry
 * delta_{P,Q}(l) = 1 - e^l + e^l delta_{Q,P}(-l) makes it a call of the exchanged pair, again without cancellation.
 */
export function putPoint(direction: Direction, step: Step, loss: number): ProfilePoint {
  const mirrored = callPoint(EXCHANGED[direction], step, -loss);
  const e = Math.exp(loss);
  // Q(L <= loss) is the exchanged pair's P-tail above -loss: its value plus its weighted slope
  return { value: e * mirrored.value, weightedSlope: e * (mirrored.value + mirrored.weightedSlope) };
}

/** The value of {@link putPoint} alone. */
export function putValue(direction: Direction, step: Step, loss: number): number {
  return Math.exp(loss) * callValue(EXCHANGED[direction], step, -loss);
}
