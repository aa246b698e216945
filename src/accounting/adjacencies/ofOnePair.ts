// The adjacency that one dominating pair is the whole answer to.
import { closedFormErrors, hasClosedForm } from '../closedForm/closedForms';
import { pairDelta, pairEpsilon } from '../pairGuarantee';
import type { DominatingPair } from '../pairs';
import { pairErrors } from '../tradeoff/boundedErrors';
import type { Adjacency } from './adjacency';

export function ofOnePair(pair: DominatingPair): Adjacency {
  return {
    epsilon: (mechanism, delta, lastResort) => pairEpsilon(pair, mechanism, delta, lastResort),
    delta: (mechanism, epsilon) => pairDelta(pair, mechanism, epsilon),
    exactErrors: (mechanism) =>
      hasClosedForm(mechanism) ? (alpha) => closedFormErrors(pair, mechanism, alpha) : null,
    errorBounds: (mechanism, smallest) => pairErrors(pair, mechanism, smallest),
  };
}
