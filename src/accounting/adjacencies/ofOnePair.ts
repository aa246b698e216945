// The adjacency that one dominating pair is the whole answer to.
import { closedFormErrors, hasClosedForm } from '../closedForm/closedForms';
import { pairDelta, pairEpsilon } from '../pairGuarantee';
import type { DominatingPair } from '../pairs';
import { pairErrors } from '../tradeoff/boundedErrors';
import type { Adjacency } from './adjacency';
import { pairDeltaOfSegments, pairEpsilonOfSegments } from './ofSegments';

export function ofOnePair(pair: DominatingPair): Adjacency {
  return {
    epsilon: (mechanism, delta, lastResort) => pairEpsilon(pair, mechanism, delta, lastResort),
    delta: (mechanism, epsilon, room) => pairDelta(pair, mechanism, epsilon, 0, room),
    ofSegments: {
      epsilon: (segments, delta) => pairEpsilonOfSegments(pair, segments, delta),
      delta: (segments, epsilon) => pairDeltaOfSegments(pair, segments, epsilon),
    },
    exactErrors: (mechanism) =>
      hasClosedForm(mechanism) ? (alpha) => closedFormErrors(pair, mechanism, alpha) : null,
    curve: (run, wish) => pairErrors(pair, run, wish),
  };
}
