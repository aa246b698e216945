// A Poisson-sampled step as the bounds of this folder need it, with losses and masses of stepLaw.ts.
import { logNormalTail } from '../../base/numerics/normal';
import type { DominatingPair, Pair } from '../pairs';
import type { OneStep } from '../types';
import type { GridStep, LossSamples } from './gridStep';
import { addFarAtoms, evenSamples, type LineLaws, rangeOfOutcomes } from './lineLaws';
import { logCallValue, lossFloor, lossProfile } from './oneStep';
import { logMoment } from './plan/likelyEpsilon';
import { densityAt, massBeyond, stepLoss } from './stepLaw';

/**
 * Upper bound on ln E_P[e^{tilt L}] over the outcomes beyond `edge`, which the grid leaves out. It serves for a delta so
 * far below 1e-300 that even their probability would be too large. Derived here, for the outcome x, v = (x - 1/2) / s^2, the
 * laws P and Q of x on the two data sets, their loss L and a standard normal Z: for P, beyond the edge A = 1 - q + q e^v is at most
 * `factor` q e^v; E[e^{a x/s^2}; x > h] under N(0, s^2) is e^{a^2/(2s^2)} P(Z > (h - a)/s); and Q's own mixture is at least each of its
 * two terms, 1 - q and q e^v.
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
  // `pull` is the power of e^{x/s^2} that comes from P's mixture; `both` below adds that from Q's
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

/** Error granted to ln of one step's delta. */
const CLOSED_FORM_ERROR = 1e-11;

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
    outcomeRange: (query) => rangeOfOutcomes(lawsOf(pair, step), query),
    lossEnds: (low, high) => {
      const ends = [stepLoss(pair, step, low), stepLoss(pair, step, high)];
      return [Math.min(...ends), Math.max(...ends)];
    },
    samples: (low, high, far) => {
      const samples = sampleLosses(pair, step, low, high);
      if (far) addFarAtoms(lawsOf(pair, step), samples, low, high);
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

const lawsOf = (pair: DominatingPair, step: OneStep): LineLaws => ({
  noise: step.noiseMultiplier,
  reach: pair.meanUnderP ?? 0,
  sign: pair.sign,
  lossAt: (x) => stepLoss(pair, step, x),
  massBeyond: (side, reach) => massBeyond(pair.meanUnderP, step, side, reach),
  massUnderQ: (side, reach) => massBeyond(pair.meanUnderQ, step, side, reach),
});
