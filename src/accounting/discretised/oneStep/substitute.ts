// The profile of one step of 'substitute'.
import { tabulatedMills } from '../../../base/numerics/millsTable';
import { normalDensity, normalTail } from '../../../base/numerics/normal';
import { gaussianProfile } from './gaussian';
import type { OneStepProfile } from './profile';
import { LEFTMOST, millsDrop, RIGHTMOST, tailDifference } from './tailDifference';

export const substitute: OneStepProfile = ({ samplingRate: q, noiseMultiplier: s }) => {
  const w = 1 / s;
  if (q === 1) return gaussianProfile(2 * w);
  const halfSquare = 0.5 * w * w;
  const twice = 2 * q * Math.exp(-halfSquare);
  /** (1 - q) phi(x/s) over phi((x - 1)/s) at e^{x/s^2} = 1. */
  const unsampled = (1 - q) * Math.exp(halfSquare);
  // what `locate` leaves: the x at which the loss is `loss`, e^{loss - x/s^2}, and e^{loss - 2x/s^2}
  let x = 0;
  let lead = 1;
  let crossed = 1;

  /**
   * u = e^{x/s^2} solves a quadratic equation; its ratio to e^loss is a root without cancellation (derived here; the closed forms go
   * by asinh, so that each can check the other). Odd in the loss.
   */
  function locate(loss: number): void {
    const size = Math.abs(loss);
    // e^{-size} and what it lacks to 1, each to its last digits
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

  /** The value left of where Mills ratios serve. */
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
