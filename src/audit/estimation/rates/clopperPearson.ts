// Exact (Clopper-Pearson) confidence bounds on a binomial proportion.
import betaincinv from '@stdlib/math-base-special-betaincinv';
import { binomialLogMass, binomialLowerTail, binomialUpperTail } from '../../../base/numerics/binomial';
import { refusals, requireNumber } from '../../../base/numerics/errors';
import { SCORES } from '../scores/sentences';

const TRIALS = { min: 1, max: 1e9, integer: true };
const LEVEL = { min: 0, max: 1, exclusiveMin: true, exclusiveMax: true };

/** Throws InputError unless count and trials are integers with 0 <= count <= trials, 1 <= trials <= 1e9. */
export function checkCount(countField: string, count: number, trialsField: string, trials: number): void {
  requireNumber(trialsField, trials, TRIALS);
  requireNumber(countField, count, { min: 0, max: Number.MAX_SAFE_INTEGER, integer: true });
  if (count > trials)
    throw refusals(countField).inconsistent(
      SCORES.countAbove({ field: countField, count, other: trialsField, trials }),
    );
}

export function checkLevel(field: string, level: number): void {
  requireNumber(field, level, LEVEL);
}

/**
 * p with tail(p) = level, for a tail that is monotone in p with derivative of size exp(logSlope(p)). The start
 * comes from a general inverse that is not trusted (such routines fail silently at levels like 1e-8): the tail is
 * evaluated again at the root, and Newton on its logarithm, kept inside a bracket, goes on until nothing moves.
 */
function polish(
  start: number,
  level: number,
  tail: (p: number) => number,
  logSlope: (p: number) => number,
  sign: 1 | -1,
): number {
  let lower = 0;
  let upper = 1;
  let p = start > 0 && start < 1 ? start : 0.5;
  for (let i = 0; i < 200; i++) {
    const here = tail(p);
    const excess = Math.log(here / level);
    // the tail itself is good to some 1e-13, so a smaller excess means nothing
    if (Math.abs(excess) < 1e-13) return p;
    if (excess > 0 === sign > 0) upper = p;
    else lower = p;
    const newton = p - (sign * excess * here) / Math.exp(logSlope(p));
    const next = newton > lower && newton < upper ? newton : 0.5 * (lower + upper);
    if (Math.abs(next - p) <= 1e-16 * p) return next;
    p = next;
  }
  return p;
}

/**
 * Upper bound: the p at which `count` or fewer successes in `trials` have probability `level`; 1 when count =
 * trials. One-sided, valid with probability at least 1 - level. 0 <= count <= trials, level in (0,1); InputError
 * outside. Clopper and Pearson (1934).
 */
export function clopperPearsonUpper(count: number, trials: number, level: number): number {
  checkCount('count', count, 'trials', trials);
  checkLevel('level', level);
  if (count === trials) return 1;
  if (count === 0) return -Math.expm1(Math.log(level) / trials);
  return polish(
    betaincinv(1 - level, count + 1, trials - count),
    level,
    (p) => binomialLowerTail(count, trials, p),
    (p) => Math.log(trials) + binomialLogMass(trials - 1, p)(count),
    -1,
  );
}

/**
 * Lower bound: the p at which `count` or more successes have probability `level`; 0 when count = 0. Ranges and errors are those
 * of {@link clopperPearsonUpper}.
 */
export function clopperPearsonLower(count: number, trials: number, level: number): number {
  checkCount('count', count, 'trials', trials);
  checkLevel('level', level);
  if (count === 0) return 0;
  if (count === trials) return Math.exp(Math.log(level) / trials);
  return polish(
    betaincinv(level, count, trials - count + 1),
    level,
    (p) => binomialUpperTail(count, trials, p),
    (p) => Math.log(trials) + binomialLogMass(trials - 1, p)(count - 1),
    1,
  );
}

/** The bounds of both sides, each at level alpha and at alpha / 2. alpha in (0,1); InputError outside. */
export function clopperPearson(count: number, trials: number, alpha: number) {
  return {
    lowerOneSided: clopperPearsonLower(count, trials, alpha),
    upperOneSided: clopperPearsonUpper(count, trials, alpha),
    // two bounds, each at level alpha / 2, make an interval of confidence 1 - alpha
    lowerTwoSided: clopperPearsonLower(count, trials, alpha / 2),
    upperTwoSided: clopperPearsonUpper(count, trials, alpha / 2),
  };
}
