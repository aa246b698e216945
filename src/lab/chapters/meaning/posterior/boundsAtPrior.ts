// Upper bounds on one guess at one prior, by exchange and by removal, from privacy profiles that a worker has tabulated.
import { useMemo } from 'react';
import { guessByTable, powerByTable } from '../../../../risk/profileTable';
import { singleGuess } from '../../../../risk/singleGuess';
import type { ResultsSnapshot, RiskProfiles } from '../../../../work';
import { knownValues } from '../../../state/knownValues';

/** The bare pair (ε, δ), with the upper end of a bracket if ε could not be verified; null while it is not known. */
export function useBarePair(snapshot: ResultsSnapshot): BarePair | null {
  const known = knownValues(snapshot);
  const { value, upper } = known?.at.substitute ?? { value: null, upper: Number.NaN };
  const epsilon = known ? (value ?? upper) : Number.NaN;
  const delta = known?.scenario.delta ?? Number.NaN;
  return useMemo(
    () => (Number.isNaN(epsilon) || Number.isNaN(delta) ? null : { epsilon, delta }),
    [epsilon, delta],
  );
}

/** A single point of the substitute curve, which is all that a certificate would state. */
export type BarePair = Record<'epsilon' | 'delta', number>;

export type BoundsAtPrior = ReturnType<typeof boundsAtPrior>;

export function boundsAtPrior({ substitute, addRemove }: RiskProfiles, prior: number, pair: BarePair | null) {
  const exchange = guessByTable(substitute, prior);
  const removal = powerByTable(addRemove, prior);
  return {
    prior,
    /** Bound by comparing the value with another value: the whole substitute curve. */
    exchange,
    /** Bound by comparing the record with its absence: 1 - f(prior), where f is the trade-off curve of add/remove. */
    removal,
    /** Bound by the bare pair alone; null without a pair. */
    bare: pair && singleGuess(prior, pair.epsilon, pair.delta).bound,
    /** The smaller of the two bounds by whole curves, both of which hold. */
    least: Math.min(exchange, removal),
    by: exchange <= removal ? 'exchange' : 'removal',
  } as const;
}

/** Bound on a guess at even odds whether a record is in the data, for which add/remove is the matching adjacency. */
export const membershipAtEvenOdds = ({ addRemove }: RiskProfiles): number => guessByTable(addRemove, 0.5);
