// The profile of one step of 'add'. Reflected: its rejection region is x below the threshold.
import { normalTail } from '../../../numerics/normal';
import type { OneStep } from '../../types';
import type { OneStepProfile } from './profile';
import { mixtureThreshold, tailDifference } from './tailDifference';

/** The value, at the threshold x for `loss`. */
function valueAt({ samplingRate: q, noiseMultiplier: s }: OneStep, loss: number, x: number): number {
  const w = 1 / s;
  return q * Math.exp(loss + (x - 0.5) * w * w) * tailDifference(-x * w, w);
}

export const add: OneStepProfile = {
  point(step, loss) {
    const { samplingRate: q, noiseMultiplier: s } = step;
    const w = 1 / s;
    const x = mixtureThreshold(step, -loss);
    if (x === Number.NEGATIVE_INFINITY) return { value: 0, weightedSlope: 0 };
    return {
      value: valueAt(step, loss, x),
      weightedSlope: Math.exp(loss) * ((1 - q) * normalTail(-x * w) + q * normalTail((1 - x) * w)),
    };
  },
  value(step, loss) {
    const x = mixtureThreshold(step, -loss);
    return x === Number.NEGATIVE_INFINITY ? 0 : valueAt(step, loss, x);
  },
};
