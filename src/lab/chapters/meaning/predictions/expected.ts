// What the two predictions of chapter 6 are answered with, from the profiles of the page's own training. Pure.
import type { ProfileTable, RiskProfiles } from '../../../jobs';
import { boundsAtPrior } from '../posterior/boundsAtPrior';

const PASSWORD = 1e-6;
const DIGIT = 0.1;
const DELTAS = [1e-5, 1e-2] as const;

/** An upper bound on epsilon at a delta: the first corner of the table that is as low; null where none is. */
export function epsilonByTable({ epsilons, deltas }: ProfileTable, delta: number): number | null {
  const at = deltas.findIndex((value) => value <= delta);
  return at < 0 ? null : epsilons[at];
}

export interface MovedDelta {
  /** By the whole curves, at either delta. */
  whole: number;
  /** The bound of the bare pair at each of {@link DELTAS}, or null where the table does not reach it. */
  bare: (number | null)[];
}

/** What the bounds say of a password when the pair is read at another delta. */
export function movedDelta(profiles: RiskProfiles): MovedDelta {
  const bare = DELTAS.map((delta) => {
    const epsilon = epsilonByTable(profiles.substitute, delta);
    return epsilon === null ? null : boundsAtPrior(profiles, PASSWORD, { epsilon, delta }).bare;
  });
  return { whole: boundsAtPrior(profiles, PASSWORD, null).least, bare };
}

/** Which of the two bounds is smaller, or neither if they agree to a hundredth. */
export function smallerBound(profiles: RiskProfiles) {
  const { exchange, removal } = boundsAtPrior(profiles, DIGIT, null);
  const by =
    Math.abs(exchange - removal) < 0.01 * exchange ? 'same' : exchange < removal ? 'exchange' : 'removal';
  return { exchange, removal, by } as const;
}
