// The profile of one step of 'add'. Reflected: its rejection region is x below the threshold.
import { tabulatedMills } from '../../../base/numerics/millsTable';
import { normalDensity, normalTail } from '../../../base/numerics/normal';
import { gaussianProfile } from './gaussian';
import { lossFloor } from './lossFloor';
import type { OneStepProfile } from './profile';
import { LEFTMOST, millsDrop, RIGHTMOST, tailDifference } from './tailDifference';

export const add: OneStepProfile = ({ samplingRate: q, noiseMultiplier: s }) => {
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
