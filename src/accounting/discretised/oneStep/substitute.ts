// The profile of one step of 'substitute'.
import { normalTail } from '../../../numerics/normal';
import type { OneStep } from '../../types';
import type { OneStepProfile } from './profile';
import { tailDifference } from './tailDifference';

/**
 * x at which the loss equals `loss` (odd and increasing in `loss`). The closed forms have their own
 * (closedForm/oneStep/substitute.ts); not shared, so that each can check the other.
 */
function thresholdOf({ samplingRate: q, noiseMultiplier: s }: OneStep, loss: number): number {
  const half = 0.5 * loss;
  if (q === 1) return s * s * half;
  const logFactor = 0.5 / (s * s) + Math.log((1 - q) / q);
  // asinh(e^logFactor sinh(half)), in logarithms where the product would be large
  const logProduct =
    logFactor + (half > 1 ? half - Math.LN2 + Math.log1p(-Math.exp(-loss)) : Math.log(Math.sinh(half)));
  const asinh = logProduct > 20 ? logProduct + Math.LN2 : Math.asinh(Math.exp(logProduct));
  return s * s * (half + (half === 0 ? 0 : asinh));
}

/** The value, at the threshold x for `loss`. */
function valueAt({ samplingRate: q, noiseMultiplier: s }: OneStep, loss: number, x: number): number {
  const w = 1 / s;
  // e^loss phi((x+1)/s) / phi(x/s), one exponent so that nothing overflows
  const shift = Math.exp(loss - (x + 0.5) * w * w);
  return q * (tailDifference((x - 1) * w, w) + shift * tailDifference(x * w, w));
}

export const substitute: OneStepProfile = {
  point(step, loss) {
    const { samplingRate: q, noiseMultiplier: s } = step;
    const w = 1 / s;
    const x = thresholdOf(step, loss);
    return {
      value: valueAt(step, loss, x),
      weightedSlope: Math.exp(loss) * ((1 - q) * normalTail(x * w) + q * normalTail((x + 1) * w)),
    };
  },
  value: (step, loss) => valueAt(step, loss, thresholdOf(step, loss)),
};
