// The largest epsilon, or the smallest noise multiplier, that keeps what an attacker can reach below a limit.
import { DOMAIN } from '../accounting/domain';
import type { Mechanism } from '../accounting/types';
import { refusals, requireNumber } from '../base/numerics/errors';
import { bisectPredicate } from '../base/numerics/rootFinding';
import { DELTA_RANGE, type RiskAdjacency, TARGETS_RANGE } from './bound';
import { mechanismCurve } from './curve';
import { generalisedAdvantage, oneTargetBound } from './oneTarget';
import { checkSecret, type Secret } from './secret';
import { RISK } from './sentences';
import { countBound } from './several/manyTargets';
import { countUnder, successAtMost } from './underCurve';

export type RiskGoal =
  /** A limit in [0, 1) on the success of one attempt at one target, or on its generalised advantage over the prior. */
  | { of: 'success' | 'advantage'; atMost: number }
  /** A limit on how many of `targets` equal targets are right, except with probability `failure`. */
  | { of: 'count'; atMost: number; targets: number; failure: number };

/** The epsilon from which e^-epsilon is 0 in float64, so that a bound does not change any more. */
const MOST_EPSILON = 750;

function check(secret: Secret, goal: RiskGoal): void {
  checkSecret(secret);
  if (goal.of === 'count') {
    requireNumber('targets', goal.targets, TARGETS_RANGE);
    requireNumber('atMost', goal.atMost, { min: 0, max: goal.targets, integer: true });
    requireNumber('failure', goal.failure, { min: 0, max: 1, exclusiveMin: true, exclusiveMax: true });
  } else {
    requireNumber('atMost', goal.atMost, { min: 0, max: 1, exclusiveMax: true });
    requireNumber('prior', secret.chance, { min: 0, max: 1, exclusiveMax: true });
  }
}

/** The limit of a goal and the name of the quantity that exceeds it, for the sentence of an error. */
const passed = ({ atMost, of }: RiskGoal) => ({ atMost, reached: RISK[of] });

const alike = (secret: Secret, targets: number): Secret[] => new Array<Secret>(targets).fill(secret);

/**
 * The largest epsilon whose (epsilon, delta)-DP, for the secret's adjacency, keeps the goal; null where every
 * epsilon does. delta in [0, 1). Throws InputError outside, and if epsilon 0 already exceeds the goal, by the prior
 * alone or by delta.
 */
export function largestEpsilon(secret: Secret, goal: RiskGoal, delta: number) {
  check(secret, goal);
  requireNumber('delta', delta, DELTA_RANGE);
  const { adjacency } = secret;
  const secrets = goal.of === 'count' ? alike(secret, goal.targets) : [];
  const keeps = (epsilon: number): boolean => {
    const guarantee = { epsilon, delta, adjacency };
    if (goal.of === 'count') return countBound(secrets, guarantee, goal.failure).count <= goal.atMost;
    return withinGoal(goal, oneTargetBound(secret, guarantee).bound, secret.chance);
  };
  if (!keeps(0)) throw refusals('atMost').inconsistent(RISK.beyondLimitWithoutEpsilon(passed(goal)));
  if (keeps(MOST_EPSILON)) return { epsilon: null, delta, adjacency };
  const [epsilon] = bisectPredicate(keeps, 0, MOST_EPSILON, { relativeTolerance: 1e-14 });
  return { epsilon, delta, adjacency };
}

function withinGoal(goal: { of: 'success' | 'advantage'; atMost: number }, success: number, chance: number) {
  return (goal.of === 'success' ? success : generalisedAdvantage(success, chance)) <= goal.atMost;
}

/**
 * The smallest noise multiplier in the accounting domain with which DP-SGD keeps the goal, to within 1e-6
 * relatively and never below, by the whole certified curve of the secret's adjacency. Throws InputError outside,
 * and where no noise multiplier of the domain keeps it.
 */
export function smallestNoiseMultiplier(
  secret: Secret,
  goal: RiskGoal,
  { samplingRate, steps }: Omit<Mechanism, 'noiseMultiplier'>,
) {
  check(secret, goal);
  const { adjacency, chance } = secret;
  const secrets = goal.of === 'count' ? alike(secret, goal.targets) : [];
  const keeps = (logNoise: number): boolean => {
    const noiseMultiplier = within(Math.exp(logNoise));
    const curve = mechanismCurve(adjacency, { samplingRate, steps, noiseMultiplier });
    if (goal.of === 'count') return countUnder(curve, secrets, goal.failure).count <= goal.atMost;
    return withinGoal(goal, successAtMost(curve, secret), chance);
  };
  const { min, max } = DOMAIN.noiseMultiplier;
  if (!keeps(Math.log(max))) {
    throw refusals('atMost').inconsistent(RISK.beyondLimitAtMostNoise({ ...passed(goal), noise: max }));
  }
  if (keeps(Math.log(min))) return { noiseMultiplier: min, adjacency };
  const [, enough] = bisectPredicate((logNoise) => !keeps(logNoise), Math.log(min), Math.log(max), {
    absoluteTolerance: 1e-6,
  });
  return { noiseMultiplier: within(Math.exp(enough)), adjacency };
}

function within(noiseMultiplier: number): number {
  return Math.min(DOMAIN.noiseMultiplier.max, Math.max(DOMAIN.noiseMultiplier.min, noiseMultiplier));
}

/**
 * ln((p + A (1 - p)) / (p (1 - A))): the largest epsilon of a pure guarantee whose posterior bound keeps the
 * generalised advantage (P - p) / (1 - p) of a success P no larger than A. prior p in (0, 1), advantage A in [0, 1); InputError outside.
 * The inverse of Theorem 3.2's bound for one target.
 */
export function pureEpsilonForAdvantage(
  prior: number,
  advantage: number,
  adjacency: RiskAdjacency = 'substitute',
) {
  requireNumber('prior', prior, { min: 0, max: 1, exclusiveMin: true, exclusiveMax: true });
  requireNumber('advantage', advantage, { min: 0, max: 1, exclusiveMax: true });
  // the form 1 + A / (p (1 - A)) keeps what lies beyond 1 for small A, which the quotient would lose
  return { epsilon: Math.log1p(advantage / (prior * (1 - advantage))), delta: 0, adjacency };
}
