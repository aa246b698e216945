// The profile of one step that samples everybody, q = 1: every pair is then two normal laws, as far apart as it is sensitive.
import { LN_INV_SQRT_2PI, millsRatio, normalTail } from '../../../base/numerics/normal';
import type { StepProfile } from './profile';
import { tailDifference } from './tailDifference';

/** `apart`: distance of the two means in deviations. */
export function gaussianProfile(apart: number): StepProfile {
  const thresholdOf = (loss: number) => loss / apart - 0.5 * apart;
  return {
    point(loss) {
      const a = thresholdOf(loss);
      return { value: tailDifference(a, apart), weightedSlope: Math.exp(loss) * normalTail(a + apart) };
    },
    value: (loss) => tailDifference(thresholdOf(loss), apart),
    // many steps are one, with a value that may be far below 1e-308
    logTinyValue(loss) {
      const a = thresholdOf(loss);
      return LN_INV_SQRT_2PI - 0.5 * a * a + Math.log(millsRatio(a) - millsRatio(a + apart));
    },
  };
}
