// The profile of one step of 'remove'.
import { LN_INV_SQRT_2PI, millsRatio, normalTail } from '../../../numerics/normal';
import type { OneStepProfile } from './profile';
import { mixtureThreshold, tailDifference } from './tailDifference';

export const remove: OneStepProfile = {
  point(step, loss) {
    const { samplingRate: q, noiseMultiplier: s } = step;
    const w = 1 / s;
    const x = mixtureThreshold(step, loss);
    const e = Math.exp(loss);
    if (x === Number.NEGATIVE_INFINITY) return { value: 1 - e, weightedSlope: e };
    return { value: q * tailDifference((x - 1) * w, w), weightedSlope: e * normalTail(x * w) };
  },
  value(step, loss) {
    const { samplingRate: q, noiseMultiplier: s } = step;
    const w = 1 / s;
    const x = mixtureThreshold(step, loss);
    return x === Number.NEGATIVE_INFINITY ? -Math.expm1(loss) : q * tailDifference((x - 1) * w, w);
  },
  // q = 1 under many steps is one step of this pair, with a value that may be far below 1e-308
  logTinyValue(step, loss) {
    const { samplingRate: q, noiseMultiplier: s } = step;
    const a = (mixtureThreshold(step, loss) - 1) / s;
    return Math.log(q) + LN_INV_SQRT_2PI - 0.5 * a * a + Math.log(millsRatio(a) - millsRatio(a + 1 / s));
  },
};
