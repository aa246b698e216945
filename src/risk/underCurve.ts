// Bounds on an attacker's success under a whole curve, which is every (epsilon, delta) of a guarantee, at one target, at several, and
// by a test at the prior's level.
import { requireNumber } from '../base/numerics/errors';
import { goldenSection } from '../base/numerics/minima/goldenSection';
import { bounded, type RiskBound, requireSameAdjacency } from './bound';
import { checkSecret, type Secret } from './secret';
import { type CountBound, type CountTail, sharedAdjacency, tailBound } from './several/manyTargets';
import { largestCount } from './tails/count';
import { successBetweenTwo } from './twoValues';
import type { CertifiedRisk, RiskCurve } from './types';
import { guessAtMost, mirrored, wholeCurveGuess } from './wholeCurveGuess';

/** The bound for a secret that has a closed form under the curve; null if it takes a search over epsilon. */
function withoutSearch(curve: RiskCurve, secret: Secret): CertifiedRisk | null {
  const { chance, adjacency, by } = secret;
  requireSameAdjacency(curve.adjacency, adjacency);
  checkSecret(secret);
  if (by === 'removal') return powerUnder(curve, chance);
  if (adjacency === 'add-remove') return successBetweenTwo(curve, chance);
  if (chance > 0 && chance < 1) return null;
  return { value: chance, lower: chance, upper: chance, adjacency, form: 'curve' };
}

/**
 * What one guess can reach: {@link powerUnder} by removal, {@link successBetweenTwo} for membership, else
 * {@link wholeCurveGuess}. Throws InputError where the curve is of another adjacency.
 */
export function successUnder(curve: RiskCurve, secret: Secret): CertifiedRisk {
  const { chance, kappa, adjacency } = secret;
  return (
    withoutSearch(curve, secret) ?? {
      ...wholeCurveGuess(chance, curve.delta, kappa),
      adjacency,
      form: 'curve',
    }
  );
}

/** The upper end of {@link successUnder} alone, for callers who ask many times. */
export const successAtMost = (curve: RiskCurve, secret: Secret): number =>
  withoutSearch(curve, secret)?.upper ?? guessAtMost(secret.chance, curve.delta, secret.kappa);

/**
 * 1 - f(p), p = chance and f the trade-off curve: what success can be when the record is compared with a fixed reference, its absence or
 * another value. The bound is of the curve's adjacency; chance in [0, 1], InputError outside. Kulynych et al.; reconstruction
 * robustness of Hayes et al.
 */
export function powerUnder(curve: RiskCurve, chance: number): CertifiedRisk {
  requireNumber('prior', chance, { min: 0, max: 1 });
  const { lower, upper } = curve.power(chance);
  return { value: upper, lower, upper, adjacency: curve.adjacency, form: 'power' };
}

/**
 * What success of one attempt can be when the same attempts, made of data in which the secret was drawn anew, are
 * right with probability `blind`: 1 - f(blind), of the curve's adjacency. Unlike a prior's best attempt, `blind` is
 * of the attack at hand and can be measured; it is never above the prior's best. The event "right" has level
 * `blind` where the secret is another one and power the success where it is the true one, and both are mixed over
 * priors alike: f is convex, so the mixture keeps it. blind in [0, 1]; InputError outside. Derived here.
 */
export function successBesideBlind(curve: RiskCurve, blind: number): CertifiedRisk {
  requireNumber('blind', blind, { min: 0, max: 1 });
  return { ...powerUnder(curve, blind), form: 'blind' };
}

/** Delta below which a larger epsilon improves no tail of interest. */
const LAST_DELTA = 1e-20;
const MOST_EPSILON = 700;
const LEAST_EPSILON = -5;
/** Number of intervals of the grid of epsilons. */
const PLACES = 64;
/** Share of the interval between two points of the grid at which the search for the minimum ends. */
const NARROWED = 2e-4;

/**
 * A bound on P[at least `count` of the targets right] for every count, the smallest of the corrected bounds over
 * the curve. Every epsilon gives a bound, so a search that misses the minimum is only loose. Throws InputError for
 * targets of another adjacency. Another `tail` is taken to its least along the curve in the same way.
 */
export function tailUnder(
  curve: RiskCurve,
  secrets: readonly Secret[],
  tail: CountTail = tailBound(secrets),
): (count: number) => RiskBound {
  const adjacency = sharedAdjacency(secrets);
  requireSameAdjacency(curve.adjacency, adjacency);
  const deltaAt = mirrored(curve.delta);
  let last = 1;
  while (last < MOST_EPSILON && deltaAt(last).upper > LAST_DELTA) last *= 1.5;
  const grid = Array.from({ length: PLACES + 1 }, (_, i) => {
    // points lie closer together around 0 than far out
    const t = (2 * i) / PLACES - 1;
    return t < 0 ? Math.max(LEAST_EPSILON, -last) * t * t : last * t * t;
  });
  return (count) => {
    requireNumber('count', count, { min: 0, max: secrets.length, integer: true });
    const at = (epsilon: number) => tail(epsilon, Math.min(1, deltaAt(epsilon).upper), count);
    const values = grid.map(at);
    const best = values.indexOf(Math.min(...values));
    const [low, high] = [grid[Math.max(0, best - 1)], grid[Math.min(PLACES, best + 1)]];
    const least = Math.min(values[best], goldenSection(at, low, high, NARROWED * (high - low)).value);
    return { bound: bounded(least), adjacency, form: 'curve' };
  };
}

/** How many can be right except with probability `failure` in (0, 1), under the whole curve; InputError outside. */
export function countUnder(curve: RiskCurve, secrets: readonly Secret[], failure: number): CountBound {
  requireNumber('failure', failure, { min: 0, max: 1, exclusiveMin: true, exclusiveMax: true });
  const tail = tailUnder(curve, secrets);
  const count = largestCount(secrets.length, failure, (v) => tail(v).bound);
  return { count, failure, targets: secrets.length, adjacency: curve.adjacency, form: 'curve' };
}
