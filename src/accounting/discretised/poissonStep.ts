// A Poisson-sampled step as the certificate needs it, with losses and masses of stepLaw.ts.
import { logNormalTail } from '../../base/numerics/normal';
import { bisectPredicate } from '../../base/numerics/rootFinding';
import type { DominatingPair, Pair } from '../pairs';
import type { OneStep } from '../types';
import type { GridStep, LossSamples, RangeQuery } from './gridStep';
import { logCallValue, lossFloor, lossProfile } from './oneStep';
import { logMoment } from './plan/likelyEpsilon';
import { densityAt, massBeyond, stepLoss } from './stepLaw';

/**
 * Upper bound on ln E_P[e^{tilt L}] over the outcomes beyond `edge`, which the grid leaves out, for a delta so far
 * below 1e-300 that even their probability would not do. Derived here: for P, beyond the edge A = 1 - q
 * + q e^v is at most `factor` q e^v; E[e^{a x/s^2}; x > h] under N(0, s^2) is e^{a^2/(2s^2)} P(Z > (h - a)/s); and
 * Q's own mixture is at least each of its two terms, 1 - q and q e^v.
 */
function logTailMoment(
  { meanUnderP, meanUnderQ, sign }: Pair,
  { samplingRate: q, noiseMultiplier: s }: OneStep,
  tilt: number,
  edge: number,
): number {
  const half = 0.5 / (s * s);
  const reach = sign * edge;
  /** ln E[e^{a x/s^2}; x > reach]. */
  const gaussian = (a: number) => a * a * half + logNormalTail((reach - a) / s);
  // powers of e^{x/s^2} that P's mixture brings, and Q's on top of them
  let pull = 0;
  let numerator = 0;
  if (meanUnderP !== null) {
    const factor = 1 + ((1 - q) / q) * Math.exp(-(reach - 0.5) * 2 * half);
    pull = 1 + tilt;
    numerator = (1 + tilt) * (Math.log(factor * q) - half);
  }
  if (meanUnderQ === null) return numerator + gaussian(pull);
  const both = meanUnderP === null ? tilt : 1 + 2 * tilt;
  const capped = numerator - tilt * Math.log1p(-q) + gaussian(pull);
  const grown = numerator - tilt * Math.log(q) + tilt * half + gaussian(both);
  return Math.min(q === 1 ? Number.POSITIVE_INFINITY : capped, grown);
}

const CLOSED_FORM_ERROR = 1e-11;

/** Roughly how much mass the lower law has at its least loss, over what lies beyond. */
const MOVED_DOWN = 4;

/** Error granted to ln of one step's integral, far above that of the trapezoid sum (an analytic integrand) and rounding. */
const INTEGRAL_ERROR = 1e-8;

export function poissonStep(pair: DominatingPair, step: OneStep): GridStep {
  const profile = lossProfile(pair, step);
  const floor = lossFloor(step.samplingRate);
  let whole: LossSamples | null = null;
  return {
    above: profile,
    below: profile,
    logDelta: (epsilon) => {
      const value = logCallValue(pair, step, epsilon);
      return { lower: value - CLOSED_FORM_ERROR, upper: value + CLOSED_FORM_ERROR };
    },
    end: pair.boundedBelow
      ? { side: 'bottom', loss: floor }
      : pair.boundedAbove
        ? { side: 'top', loss: -floor }
        : null,
    outcomeRange: (query) => outcomeRange(pair, step, query),
    lossEnds: (low, high) => {
      const ends = [stepLoss(pair, step, low), stepLoss(pair, step, high)];
      return [Math.min(...ends), Math.max(...ends)];
    },
    samples: (low, high, far) => {
      const samples = sampleLosses(pair, step, low, high);
      if (far) addFarAtoms(pair, step, samples, low, high);
      return samples;
    },
    logTailMoment: (tilt, low, high) => logTailMoment(pair, step, tilt, pair.sign < 0 ? low : high),
    logComplement: (share) => {
      const reach = 9 * step.noiseMultiplier + 1;
      whole ??= sampleLosses(pair, step, -reach, reach);
      return logMoment(whole, -share) + INTEGRAL_ERROR;
    },
  };
}

function sampleLosses(pair: DominatingPair, step: OneStep, low: number, high: number): LossSamples {
  const { noiseMultiplier: s } = step;
  const n = Math.round(Math.min(500, Math.max(120, (high - low) / Math.min(s / 6, s * s))));
  const weightAt = (x: number) => densityAt(pair.meanUnderP, step, x);
  return evenSamples(low, high, n, (x) => stepLoss(pair, step, x), weightAt);
}

/** At n + 1 outcomes, with weights that add up to 1. */
export function evenSamples(
  low: number,
  high: number,
  n: number,
  lossAt: (x: number) => number,
  weightAt: (x: number) => number,
): LossSamples {
  const outcomes = Float64Array.from({ length: n + 1 }, (_, i) => low + ((high - low) * i) / n);
  const weights = outcomes.map(weightAt);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return { losses: outcomes.map(lossAt), weights: weights.map((weight) => weight / total) };
}

/**
 * On the side of large losses the rest goes to loss infinity or becomes one far event, which is wrong only where
 * the other losses bring the sum down to epsilon again: by at most e^{epsilon - loss} times its mass, and hardly at
 * all when they would have to fall by more than `fallBut` a small probability. Cut where the error stays under
 * `tail`, on the other side to a mass of about 1e-18.
 */
function outcomeRange(
  pair: DominatingPair,
  step: OneStep,
  { steps, tail, epsilon, fallBut }: RangeQuery,
): [number, number] {
  const { noiseMultiplier: s } = step;
  const { sign, meanUnderP } = pair;
  const matters = (reach: number) => {
    const excess = stepLoss(pair, step, sign * reach) - epsilon;
    const mass = steps * massBeyond(meanUnderP, step, sign, reach);
    return mass * Math.exp(Math.min(0, -excess)) > tail && excess < fallBut(Math.log(tail / mass));
  };
  const largest = 37 * s + (meanUnderP ?? 0);
  const reach = matters(largest)
    ? largest
    : bisectPredicate(matters, -largest, largest, { absoluteTolerance: 0.01 * s })[1];
  const far = Math.max(reach, -8 * s);
  return sign < 0 ? [-far, 9 * s] : [-9 * s, far];
}

/**
 * At the largest loss, where the upper law keeps the Q-mass of all outcomes beyond, and at the least, where the
 * lower law keeps those beyond there with what it moves down to them.
 */
function addFarAtoms(
  pair: DominatingPair,
  step: OneStep,
  { losses, weights }: LossSamples,
  low: number,
  high: number,
): void {
  const { sign, meanUnderP, meanUnderQ } = pair;
  const last = losses.length - 1;
  const [largest, least, far, near] = sign < 0 ? [0, last, -low, high] : [last, 0, high, -low];
  weights[largest] += Math.min(1, Math.exp(losses[largest]) * massBeyond(meanUnderQ, step, sign, far));
  weights[least] += MOVED_DOWN * massBeyond(meanUnderP, step, sign > 0 ? -1 : 1, near);
}
