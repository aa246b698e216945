// One pair's privacy profile at any real epsilon, by the inversion alone (the fast method, ../../inversion): ln delta, a bound on delta's
// relative error, and the slope of ln delta. The searches for a best split (split.ts) ask for many points. delta_{P,Q} is the profile of a pair of laws
// (P, Q), of which P is that of the run's outcome on one data set and Q that on the other.
import { pairLossCeiling } from '../../closedForm/ceiling';
import { additionIsWithin } from '../../fastGuarantee';
import { deltaByContourInHand, deltaByInversion } from '../../inversion/invert';
import type { InversionResult } from '../../inversion/solve';
import { deltaIsOne } from '../../pairGuarantee';
import { type DominatingPair, exchangedPair, PAIRS } from '../../pairs';
import type { Mechanism } from '../../types';
import type { ImpliedPoint, Profile } from './split';

/** The larger of the profiles of add and remove, which is what a single add/remove curve says. */
export function largerPairProfile(mechanism: Mechanism): Profile {
  const [removal, addition] = [pairProfile(PAIRS.remove, mechanism), pairProfile(PAIRS.add, mechanism)];
  return (epsilon, logFactor) => {
    const remove = removal(epsilon, logFactor);
    if (remove === null) return null;
    const add = addition(epsilon, logFactor);
    if (add === null) {
      return additionIsWithin(mechanism, epsilon, remove.log - remove.error) ? remove : null;
    }
    const [larger, smaller] = remove.log >= add.log ? [remove, add] : [add, remove];
    // each is known up to an error, so the smaller one counts as far as it may be the larger after all
    const beyond = Math.exp(smaller.log - larger.log) * (1 + smaller.error) - 1;
    return { ...larger, error: Math.max(larger.error, beyond) };
  };
}

/**
 * The pair's profile, also below epsilon 0, where delta_{P,Q}(-x) = 1 - e^{-x} (1 - delta_{Q,P}(x)). `logFactor` is
 * ln of a factor by which the caller will multiply delta. A point is null where the inversion refuses. For q < 1 and T > 1.
 */
export function pairProfile(pair: DominatingPair, mechanism: Mechanism): Profile {
  const own = upperProfile(pair, mechanism);
  const exchanged = upperProfile(exchangedPair(pair), mechanism);
  return (epsilon, logFactor) => (epsilon < 0 ? below(exchanged, epsilon) : own(epsilon, logFactor));
}

function below(exchanged: Profile, epsilon: number): ImpliedPoint | null {
  const other = exchanged(-epsilon);
  if (other === null) return null;
  const delta = Math.exp(other.log);
  const share = Math.exp(epsilon);
  const value = 1 - share * (1 - delta);
  const error = (share * delta * other.error + 4 * Number.EPSILON) / value;
  const moved = delta > 0 ? delta * other.slope : 0;
  return { log: Math.log(value), error, slope: (-share * Math.max(0, 1 - delta + moved)) / value };
}

function upperProfile(pair: DominatingPair, mechanism: Mechanism): Profile {
  const ceiling = pairLossCeiling(pair, mechanism);
  // delta falls, so once it was found to be less than 1 it stays so
  let belowOneFrom = Infinity;
  return (epsilon, logFactor = 0) => {
    if (epsilon >= ceiling) return { log: -Infinity, error: 0, slope: -Infinity };
    if (epsilon < belowOneFrom) {
      // where a search has a contour (the line on which the inversion sums) that serves this epsilon, delta is known not to be 1
      const known = deltaByContourInHand(pair, mechanism, epsilon);
      if (known !== null) return pointOf(known);
      if (deltaIsOne(pair, mechanism, epsilon)) return { log: 0, error: Number.EPSILON, slope: 0 };
      belowOneFrom = epsilon;
    }
    const inverted = deltaByInversion(pair, mechanism, epsilon, logFactor, 'original');
    return inverted && pointOf(inverted);
  };
}

const pointOf = ({ logDelta, relativeError, slope }: InversionResult): ImpliedPoint => ({
  log: logDelta,
  error: relativeError,
  slope,
});
