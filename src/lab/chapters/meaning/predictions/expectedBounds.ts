// The bounds that answer what chapter 6 lets its readers predict. Pure.
import type { ProfileTable, RiskProfiles } from '../../../../work';
import { boundsAtPrior } from '../posterior/boundsAtPrior';

const PASSWORD = 1e-6;
export const DIGIT = 0.1;
const DELTAS = [1e-5, 1e-2] as const;

/** An upper bound: the first corner of the table that is as low; null where none is. */
export function epsilonByTable({ epsilons, deltas }: ProfileTable, delta: number): number | null {
  const at = deltas.findIndex((value) => value <= delta);
  return at < 0 ? null : epsilons[at];
}

/** A bare bound is null where the table does not reach its delta; the whole curves say the same at either. */
export function atMovedDelta(profiles: RiskProfiles) {
  const bare = DELTAS.map((delta) => {
    const epsilon = epsilonByTable(profiles.substitute, delta);
    return epsilon === null ? null : boundsAtPrior(profiles, PASSWORD, { epsilon, delta }).bare;
  });
  return { whole: boundsAtPrior(profiles, PASSWORD, null).least, bare };
}

/** The smaller of the two bounds, or neither if they agree to a hundredth. */
export function smallerOf(profiles: RiskProfiles) {
  const { exchange, removal } = boundsAtPrior(profiles, DIGIT, null);
  const by =
    Math.abs(exchange - removal) < 0.01 * exchange ? 'same' : exchange < removal ? 'exchange' : 'removal';
  return { exchange, removal, by } as const;
}
