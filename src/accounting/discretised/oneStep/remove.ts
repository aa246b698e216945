// The profile of one step of 'remove'.
import { tabulatedMills } from '../../../base/numerics/millsTable';
import { LN_INV_SQRT_2PI, millsRatio, normalDensity, normalTail } from '../../../base/numerics/normal';
import { gaussianProfile } from './gaussian';
import { lossFloor } from './lossFloor';
import type { OneStepProfile } from './profile';
import { LEFTMOST, millsDrop, RIGHTMOST, tailDifference } from './tailDifference';

export const remove: OneStepProfile = ({ samplingRate: q, noiseMultiplier: s }) => {
  const w = 1 / s;
  if (q === 1) return gaussianProfile(w);
  const floor = lossFloor(q);
  const logOdds = Math.log((1 - q) / q);
  /**
   * x at which ln(1 - q + q e^{(x - 1/2)/s^2}) is the loss whose distance from the floor has this expm1: accurate also right next to
   * the floor.
   */
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
