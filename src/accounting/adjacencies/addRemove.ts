// Add/remove adjacency: one data set has a record more than the other, either way round. The larger of the two pairs; also of
// 'zero-out', which has the same numbers under another meaning.
import { closedFormErrors } from '../closedForm/closedForms';
import { addRemoveDelta, addRemoveEpsilon } from '../pairGuarantee';
import { PAIRS } from '../pairs';
import { addRemoveProfile, symmetricErrors } from '../tradeoff/boundedErrors';
import type { Adjacency } from './adjacency';
import { addRemoveDeltaOfSegments, addRemoveEpsilonOfSegments } from './ofSegments';

export const addRemove: Adjacency = {
  epsilon: addRemoveEpsilon,
  delta: (mechanism, epsilon) => addRemoveDelta(mechanism, epsilon),
  ofSegments: {
    epsilon: addRemoveEpsilonOfSegments,
    delta: (segments, epsilon) => addRemoveDeltaOfSegments(segments, epsilon),
  },
  // at T = 1 the hull of two closed forms is no closed form
  exactErrors: (mechanism) =>
    mechanism.samplingRate === 1 ? (alpha) => closedFormErrors(PAIRS.remove, mechanism, alpha) : null,
  curve: (run, wish) => symmetricErrors(addRemoveProfile(run, wish), wish),
};
