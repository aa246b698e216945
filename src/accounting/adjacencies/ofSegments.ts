// The guarantees of a run of several segments, certified by discretisation. For each dominating pair the steps of all
// segments are composed, whatever their laws.
//
// Removal and addition are composed separately, for a reason derived here from what dominating pairs are. Two neighbouring data sets
// are fixed before the run: in every step of every segment it is the same one that has the record. So either all steps are
// seen in the direction of removal, or all in that of addition; a run never removes the record in one segment and
// adds it in the next. In each direction the steps' dominating pairs compose to a dominating pair of the run (Zhu,
// Dong, Wang 2022, theorem 10, which does not need equal steps and lets each step see what the earlier ones gave),
// and add/remove is the larger of these two composed curves, epsilon by epsilon. Taking in each segment the
// direction that is larger there, and composing those, would be the curve of no two data sets, and not even a
// bound: composition needs a whole profile, and neither removal nor addition has the larger one on both sides of
// epsilon 0. The composed loss is a sum of independent losses, so that the order of segments changes nothing.
//
// All this holds for parameters that are fixed beforehand or do not depend on the data. A segment whose sigma, q or length
// was chosen from what earlier ones gave is not covered; it needs an accountant that allows for that.

import { bracketDelta, bracketEpsilon } from '../discretised/bracket';
import { boundedPairEpsilon } from '../fastGuarantee';
import { type DominatingPair, PAIRS } from '../pairs';
import { isPoisson } from '../segments';
import type { AnyMechanism, AnySegments, Verified } from '../types';
import { DELTA_NEGLIGIBLE, fromDeltaBracket, fromEpsilonBracket, largerOf } from '../verified';
import type { OfSegments } from './adjacency';

/** Relative width asked of the bracket for delta: half of the widest that counts as a number (../verified.ts). */
const DELTA_WIDTH = 5e-4;

/** The most segments whose bounds are worked out one by one. For more of them that takes longer than it is worth. */
const MOST_BOUNDED = 100;

function epsilonOf(pair: DominatingPair, segments: AnySegments, delta: number): Verified {
  const composed = fromEpsilonBracket(bracketEpsilon(pair.name, segments, delta));
  if (composed.verified || segments.length === 1 || segments.length > MOST_BOUNDED) return composed;
  // epsilon is no less than that of any one segment alone, and no more than the sum of all, each at a share of delta
  const share = delta / segments.length;
  const boundsOf = (segment: AnyMechanism, at: number) =>
    isPoisson(segment) ? boundedPairEpsilon(pair, segment, at) : bracketEpsilon(pair.name, segment, at);
  const least = segments.map((segment) => boundsOf(segment, delta).lower);
  const most = segments.reduce((sum, segment) => sum + boundsOf(segment, share).upper, 0);
  return fromEpsilonBracket({
    lower: Math.max(composed.lower, ...least),
    upper: Math.min(composed.upper, most),
  });
}

/** The composed pair's delta, times e^logFactor and at most 1. */
function deltaOf(pair: DominatingPair, segments: AnySegments, epsilon: number, logFactor = 0): Verified {
  const { lower, upper } = bracketDelta(pair.name, segments, epsilon, {
    tolerance: DELTA_WIDTH,
    negligible: DELTA_NEGLIGIBLE * Math.exp(-logFactor),
  });
  const lifted = (delta: number) => Math.min(1, Math.exp(Math.log(delta) + logFactor));
  return fromDeltaBracket({ lower: lifted(lower), upper: lifted(upper) });
}

export const pairOfSegments = (pair: DominatingPair): OfSegments => ({
  epsilon: (segments, delta) => epsilonOf(pair, segments, delta),
  delta: (segments, epsilon, logFactor) => deltaOf(pair, segments, epsilon, logFactor),
});

const [add, remove] = [pairOfSegments(PAIRS.add), pairOfSegments(PAIRS.remove)];

export const addRemoveOfSegments: OfSegments = {
  epsilon: (...asked) => largerOf(remove.epsilon(...asked), add.epsilon(...asked)),
  delta: (...asked) => largerOf(remove.delta(...asked), add.delta(...asked)),
};
