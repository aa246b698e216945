// The bounds that answer chapter 6's predictions. Pure.
import type { ProfileTable, RiskProfiles } from '../../../../work';
import { boundsAtPrior } from '../posterior/boundsAtPrior';

/** Prior of a password, one of a million. */
const PASSWORD = 1e-6;
/** Prior of a digit. */
export const DIGIT = 0.1;
/** The two δ that the prediction compares. */
const DELTAS = [1e-5, 1e-2] as const;

/** An upper bound on ε at `delta`: the first entry of the table whose δ is at most `delta`; null if there is none. */
export function epsilonByTable({ epsilons, deltas }: ProfileTable, delta: number): number | null {
  const at = deltas.findIndex((value) => value <= delta);
  return at < 0 ? null : epsilons[at];
}

/**
 * Bounds on a guess at a password: by the whole curves, and by the bare pair at each of two δ. A bare bound is null if the
 * table has no such small δ.
 */
export function atMovedDelta(profiles: RiskProfiles) {
  const bare = DELTAS.map((delta) => {
    const epsilon = epsilonByTable(profiles.substitute, delta);
    return epsilon === null ? null : boundsAtPrior(profiles, PASSWORD, { epsilon, delta }).bare;
  });
  return { whole: boundsAtPrior(profiles, PASSWORD, null).least, bare };
}

/** Both bounds on a guess at a digit, and which is smaller: 'same' if they agree to one percent. */
export function smallerOf(profiles: RiskProfiles) {
  const { exchange, removal } = boundsAtPrior(profiles, DIGIT, null);
  const by =
    Math.abs(exchange - removal) < 0.01 * exchange ? 'same' : exchange < removal ? 'exchange' : 'removal';
  return { exchange, removal, by } as const;
}
