// A test of whether the add/remove curve, as a whole, fails to cover this substitution. No shape is assumed, and nothing
// is said about the single point (epsilon, delta) of add/remove. Derived here.
import type { Verified } from '../../accounting/types';
import type { CurveTest } from './types';

/** A total variation distance, or its largest possible value. No distance exceeds 1, however little is known about it. */
export function largestVariation({ value, upper }: Verified): number {
  return value ?? (upper <= 1 ? upper : 1);
}

/**
 * A test of a whole curve. D is the data set with the record z, and D' the one with z' in its place. If the release of (D, D')
 * satisfied its add/remove curve, whose total variation is TV_AR, no test of one against the other could err with probability below
 * (1 - TV_AR)/2. `errorUpper` is an upper confidence bound on a fixed test's error probability.
 * A total variation that is known only as a bracket counts with its larger end, which makes a contradiction harder to reach.
 */
export function curveTest(
  errorUpper: number,
  addRemoveVariation: Verified,
  substituteVariation: Verified,
  confidence: number,
): CurveTest {
  const floor = (variation: Verified) => 0.5 * (1 - largestVariation(variation));
  const errorFloorAddRemove = floor(addRemoveVariation);
  return {
    errorUpper,
    errorFloorAddRemove,
    errorFloorSubstitute: floor(substituteVariation),
    contradicts: errorUpper < errorFloorAddRemove,
    confidence,
  };
}
