// The page's training with more and less noise, and what one guess can reach in each. Pure.
import { generalisedAdvantage } from '../../../risk/oneTarget';
import { singleGuess } from '../../../risk/singleGuess';
import { mechanismOf, type Scenario } from '../../../scenario';
import { FIELDS } from '../../../scenario/fields/fields';
import type { RiskFamilyMember, RiskFamilyRequest } from '../../../work';
import { boundsAtPrior } from './posterior/boundsAtPrior';

/** The page's noise times these: from a twentieth of its epsilon or so to some ten times as much. */
const FACTORS = [8, 5.66, 4, 2.83, 2, 1.41, 1, 0.71, 0.5, 0.35];

export function familyRequest(scenario: Scenario): RiskFamilyRequest {
  const mechanism = mechanismOf(scenario);
  const { min, max } = FIELDS.noiseMultiplier.range;
  const noiseMultipliers = [
    ...new Set(FACTORS.map((factor) => Math.min(max, Math.max(min, mechanism.noiseMultiplier * factor)))),
  ];
  return { mechanism, delta: scenario.delta, noiseMultipliers };
}

/** The generalised advantage (P - p) / (1 - p) at most, by whole curves, the smaller of both bounds. */
export const wholeAdvantage = ({ profiles }: RiskFamilyMember, prior: number): number =>
  generalisedAdvantage(boundsAtPrior(profiles, prior, null).least, prior);

/** The same by the bare substitute pair. */
export const bareAdvantage = (epsilon: number, delta: number, prior: number): number =>
  generalisedAdvantage(singleGuess(prior, epsilon, delta).bound, prior);

/**
 * The substitute epsilon at which a bare pair reaches an advantage in (0, 1), by the inverse of the corrected bound
 * of one target. Null where delta alone passes it.
 */
export function bareEpsilonFor(prior: number, advantage: number, delta: number): number | null {
  // q + delta (1 - q) = p + A (1 - p); as 1 - q, which keeps its digits
  const wrong = ((1 - prior) * (1 - advantage)) / (1 - delta);
  if (wrong >= 1 - prior) return null;
  return Math.log((1 - wrong) / wrong) - Math.log(prior / (1 - prior));
}

/**
 * The substitute epsilon whose whole curves reach an advantage: read between two members, the advantage's log-odds
 * evenly over ln epsilon. Null outside what they span. No certified number, but a place on a drawn line.
 */
export function wholeEpsilonFor(members: readonly RiskFamilyMember[], prior: number, advantage: number) {
  const reached = members.map((member) => wholeAdvantage(member, prior));
  const above = reached.findIndex((value) => value >= advantage);
  if (above <= 0) return null;
  const [from, to, asked] = [reached[above - 1], reached[above], advantage].map(
    (value) => Math.log(value) - Math.log1p(-Math.min(value, 1 - 1e-12)),
  );
  if (!Number.isFinite(from)) return null;
  const share = (asked - from) / (to - from);
  const [low, high] = [members[above - 1].epsilon, members[above].epsilon];
  return low * (high / low) ** share;
}
