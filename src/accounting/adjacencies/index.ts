// The table of adjacencies. It does not compile unless it has an entry for each name in names.ts.
import { closedFormErrors, hasClosedForm } from '../closedForm/closedForms';
import { addRemoveDelta, addRemoveEpsilon, pairDelta, pairEpsilon } from '../pairGuarantee';
import { type DominatingPair, exchangedPair, PAIRS } from '../pairs';
import { addRemoveProfile, pairErrors, symmetricErrors } from '../tradeoff/boundedErrors';
import type { Adjacency } from './adjacency';
import { group } from './group';
import { implied } from './implied';
import { largerPairProfile, pairProfile } from './implied/profilePoint';
import { powerOfProfile } from './invertedPower';
import type { AdjacencyName } from './names';
import { addRemoveOfSegments, pairOfSegments } from './ofSegments';

function ofOnePair(pair: DominatingPair): Adjacency {
  return {
    epsilon: (mechanism, delta, lastResort) => pairEpsilon(pair, mechanism, delta, lastResort),
    delta: (mechanism, epsilon, room) => pairDelta(pair, mechanism, epsilon, 0, room),
    ofSegments: pairOfSegments(pair),
    exactErrors: (mechanism) =>
      hasClosedForm(mechanism) ? (alpha) => closedFormErrors(pair, mechanism, alpha) : null,
    profile: (mechanism) => pairProfile(pair, mechanism),
    ...(exchangedPair(pair) === pair && {
      inverted: (mechanism) => powerOfProfile(pairProfile(pair, mechanism)),
    }),
    curve: (run, wish) => pairErrors(pair, run, wish),
  };
}

// One data set has one record more than the other, either way round, so the larger of the two pairs counts. 'zero-out' uses it too.
export const addRemove: Adjacency = {
  epsilon: addRemoveEpsilon,
  delta: (mechanism, epsilon) => addRemoveDelta(mechanism, epsilon),
  ofSegments: addRemoveOfSegments,
  // the hull of two closed forms, needed at T = 1, is no closed form
  exactErrors: (mechanism) =>
    mechanism.samplingRate === 1 ? (alpha) => closedFormErrors(PAIRS.remove, mechanism, alpha) : null,
  profile: largerPairProfile,
  inverted: (mechanism) => powerOfProfile(largerPairProfile(mechanism)),
  curve: (run, wish) => symmetricErrors(addRemoveProfile(run, wish), wish, true),
};

export const ADJACENCIES: Readonly<Record<AdjacencyName, Adjacency>> = {
  add: ofOnePair(PAIRS.add),
  remove: ofOnePair(PAIRS.remove),
  'add-remove': addRemove,
  // the same numbers, but a record's gradient is set to 0 rather than the record left out
  'zero-out': addRemove,
  substitute: ofOnePair(PAIRS.substitute),
  implied,
  group,
};
