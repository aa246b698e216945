// The family of training runs with more and with less noise than the page's own, and the bound on one guess in each. Pure.
import { generalisedAdvantage } from '../../../risk/oneTarget';
import { singleGuess } from '../../../risk/singleGuess';
import { mechanismOf, type Scenario } from '../../../scenario';
import { FIELDS } from '../../../scenario/fields/fields';
import type { RiskFamilyMember, RiskFamilyRequest } from '../../../work';
import { boundsAtPrior } from './posterior/boundsAtPrior';

/**
 * Factors of the page's noise multiplier. At the opening settings they lead from about a tenth of its epsilon to about five times as much.
 */
const FACTORS = [8, 5.66, 4, 2.83, 2, 1.41, 1, 0.71, 0.5, 0.35];

export function familyRequest(scenario: Scenario): RiskFamilyRequest {
  const mechanism = mechanismOf(scenario);
  const { min, max } = FIELDS.noiseMultiplier.range;
  const noiseMultipliers = [
    ...new Set(FACTORS.map((factor) => Math.min(max, Math.max(min, mechanism.noiseMultiplier * factor)))),
  ];
  return { mechanism, delta: scenario.delta, noiseMultipliers };
}

/** Upper bound on the generalised advantage (P - p) / (1 - p) of a guess at prior p, by the smaller bound of the two whole curves. */
export const wholeAdvantage = ({ profiles }: RiskFamilyMember, prior: number): number =>
  generalisedAdvantage(boundsAtPrior(profiles, prior, null).least, prior);

/** Upper bound on the generalised advantage by the bare substitute pair (ε, δ) alone. */
export const bareAdvantage = (epsilon: number, delta: number, prior: number): number =>
  generalisedAdvantage(singleGuess(prior, epsilon, delta).bound, prior);

/**
 * The substitute epsilon at which the bound of a bare pair on one guess ({@link singleGuess}) reaches an advantage in
 * (0, 1). Null if delta alone gives that advantage or more.
 */
export function bareEpsilonFor(prior: number, advantage: number, delta: number): number | null {
  // The bound π + δ (1 - π) equals p + A (1 - p). It is solved for 1 - π, which keeps its digits near certainty.
  const wrong = ((1 - prior) * (1 - advantage)) / (1 - delta);
  if (wrong >= 1 - prior) return null;
  return Math.log((1 - wrong) / wrong) - Math.log(prior / (1 - prior));
}

/**
 * The substitute epsilon at which the bound by whole curves reaches an advantage, interpolated between two members:
 * the log-odds of the advantage linearly in ln epsilon. `members` are in ascending order of epsilon. Null if they do not span the
 * advantage. The number is not certified but a point on a drawn line.
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
