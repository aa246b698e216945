// How many of several targets an attack can get right under (epsilon, delta)-DP: bounds on the tail of the count
// and on the count. The targets' secrets are independent beforehand.
import { refusals, requireNumber } from '../../base/numerics/errors';
import { checkGuarantee, type Guarantee, type RiskAdjacency, type RiskBound } from '../bound';
import { powerAt } from '../oneTarget';
import { checkSecret, type Secret } from '../secret';
import { RISK } from '../sentences';
import { largestCount } from '../tails/count';
import { differingTail, printedDifferingTail } from '../tails/differingTail';
import { printedSharedTail, type SharedTargets, sharedTail } from '../tails/sharedTail';

const MOST_DIFFERING = 1000;

export interface CountBound {
  /** The attack gets at most so many right, except with probability `failure`. */
  count: number;
  failure: number;
  targets: number;
  adjacency: RiskAdjacency;
  form: RiskBound['form'];
}

/** A bound on P[at least `count` right] for one epsilon (any real number) and a delta in [0, 1] of it. */
export type CountTail = (epsilon: number, delta: number, count: number) => number;

/** The adjacency of the targets. Throws InputError unless all have the same. */
export function sharedAdjacency(secrets: readonly Secret[]): RiskAdjacency {
  if (secrets.length === 0) throw refusals('targets').missing(RISK.noTargets);
  for (const secret of secrets) checkSecret(secret);
  const { adjacency } = secrets[0];
  const other = secrets.find((secret) => secret.adjacency !== adjacency);
  if (other === undefined) return adjacency;
  const sentence = RISK.targetsOfTwoAdjacencies({ one: adjacency, other: other.adjacency });
  throw refusals('targets').inconsistent(sentence);
}

function sharing(secrets: readonly Secret[]): SharedTargets {
  return {
    targets: secrets.length,
    chance: secrets.reduce((most, { chance }) => Math.max(most, chance), 0),
    kappaSum: secrets.reduce((sum, { kappa }) => sum + kappa, 0),
  };
}

function differ(secrets: readonly Secret[]): boolean {
  if (secrets.every(({ chance }) => chance === secrets[0].chance)) return false;
  if (secrets.length > MOST_DIFFERING) {
    const sentence = RISK.tooManyPriors({ count: secrets.length, most: MOST_DIFFERING });
    throw refusals('targets').tooLarge(sentence);
  }
  return true;
}

/**
 * The corrected bound (`BoundForm` in bound.ts) on the tail. If priors differ, it is the smaller of two bounds, one with the largest prior
 * for all and one with each target's own, likeliest first. Derived here.
 */
export function tailBound(secrets: readonly Secret[]): CountTail {
  if (secrets.some(({ by }) => by === 'removal')) return tailByRemoval(secrets);
  const shared = sharing(secrets);
  if (!differ(secrets)) return (epsilon, delta, count) => sharedTail(shared, epsilon, delta, count);
  const ordered = [...secrets].sort((a, b) => b.chance - a.chance);
  return (epsilon, delta, count) =>
    Math.min(sharedTail(shared, epsilon, delta, count), differingTail(ordered, epsilon, delta, count));
}

/** The tail for one target alone, because a removal bounds one guess and not how many of several are right together. */
function tailByRemoval(secrets: readonly Secret[]): CountTail {
  if (secrets.length > 1) {
    throw refusals('targets').inconsistent(RISK.severalByRemoval({ count: secrets.length }));
  }
  const [{ chance }] = secrets;
  return (epsilon, delta, count) => (count === 0 ? 1 : powerAt(chance, epsilon, delta));
}

/** An upper bound on P[at least `count` of the targets right]. count an integer in 0..targets; InputError outside. */
export function countTail(
  secrets: readonly Secret[],
  guarantee: Guarantee,
  count: number,
  tailOf = tailBound,
): RiskBound {
  const adjacency = checkedAdjacency(secrets, guarantee);
  requireNumber('count', count, { min: 0, max: secrets.length, integer: true });
  const { epsilon, delta } = guarantee;
  const bound = tailOf(secrets)(epsilon, delta, count);
  return { bound, adjacency, form: delta === 0 ? 'pure' : 'corrected' };
}

/**
 * The bound on the tail as printed, with `constant` > 0 before n delta, n the number of targets. It is in doubt; `BoundForm` in bound.ts
 * says why.
 */
export function printedTailBound(secrets: readonly Secret[], constant?: number): CountTail {
  if (differ(secrets))
    return (epsilon, delta, count) => printedDifferingTail(secrets, epsilon, delta, count, constant);
  const shared = sharing(secrets);
  return (epsilon, delta, count) => printedSharedTail(shared, epsilon, delta, count, constant);
}

export function countTailPrinted(
  secrets: readonly Secret[],
  guarantee: Guarantee,
  count: number,
  constant?: number,
): RiskBound {
  const tailOf = (all: readonly Secret[]) => printedTailBound(all, constant);
  return { ...countTail(secrets, guarantee, count, tailOf), form: 'printed' };
}

/** How many can be right except with probability `failure` in (0, 1); InputError outside. */
export function countBound(secrets: readonly Secret[], guarantee: Guarantee, failure: number): CountBound {
  const adjacency = checkedAdjacency(secrets, guarantee);
  requireNumber('failure', failure, { min: 0, max: 1, exclusiveMin: true, exclusiveMax: true });
  const { epsilon, delta } = guarantee;
  const tail = tailBound(secrets);
  const count = largestCount(secrets.length, failure, (v) => tail(epsilon, delta, v));
  const form = delta === 0 ? 'pure' : 'corrected';
  return { count, failure, targets: secrets.length, adjacency, form };
}

function checkedAdjacency(secrets: readonly Secret[], guarantee: Guarantee): RiskAdjacency {
  const adjacency = sharedAdjacency(secrets);
  checkGuarantee(guarantee, adjacency);
  return adjacency;
}
