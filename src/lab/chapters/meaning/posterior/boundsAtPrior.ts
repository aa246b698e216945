// What one guess can reach at one prior, by exchange and by removal, from profiles that a worker has tabulated.
import { useMemo } from 'react';
import { guessByTable, powerByTable } from '../../../../risk/profileTable';
import { singleGuess } from '../../../../risk/singleGuess';
import type { ResultsSnapshot, RiskProfiles } from '../../../../work';
import { knownValues } from '../../../state/knownValues';

/** The bare pair (ε, δ), with the upper end where no number was verified; null while it is not known. */
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

/** A point of the substitute curve, as a certificate would print it. */
export type BarePair = Record<'epsilon' | 'delta', number>;

export type BoundsAtPrior = ReturnType<typeof boundsAtPrior>;

export function boundsAtPrior({ substitute, addRemove }: RiskProfiles, prior: number, pair: BarePair | null) {
  const exchange = guessByTable(substitute, prior);
  const removal = powerByTable(addRemove, prior);
  return {
    prior,
    /** The value against another value: the whole substitute curve. */
    exchange,
    /** The record against its absence: the whole add/remove curve, 1 - f(prior). */
    removal,
    bare: pair && singleGuess(prior, pair.epsilon, pair.delta).bound,
    /** The smaller of the two, for both hold. */
    least: Math.min(exchange, removal),
    by: exchange <= removal ? 'exchange' : 'removal',
  } as const;
}

/** Bound on a guess at membership at even odds, where exchanging whether a record is there is adding or removing it. */
export const membershipAtEvenOdds = ({ addRemove }: RiskProfiles): number => guessByTable(addRemove, 0.5);
