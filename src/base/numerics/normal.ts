// The standard normal distribution where float64 allows it, on top of @stdlib's erfc, erfcx and erfcinv. Z is a standard normal number
// and phi its density.
import erfc from '@stdlib/math-base-special-erfc';
import erfcinv from '@stdlib/math-base-special-erfcinv';
import erfcx from '@stdlib/math-base-special-erfcx';

export const LN_INV_SQRT_2PI = -0.918_938_533_204_672_8;

/** P(Z > x), relative accuracy kept far into the tail (down to 1e-308). */
export function normalTail(x: number): number {
  return 0.5 * erfc(x * Math.SQRT1_2);
}

/** P(Z <= x). Use {@link normalTail} for the complement: never form 1 - normalCdf. */
export function normalCdf(x: number): number {
  return 0.5 * erfc(-x * Math.SQRT1_2);
}

export function normalDensity(x: number): number {
  return Math.exp(LN_INV_SQRT_2PI - 0.5 * x * x);
}

/** Mills ratio P(Z > x) / phi(x). Finite for x >= -37; grows without bound to the left. */
export function millsRatio(x: number): number {
  return Math.sqrt(Math.PI / 2) * erfcx(x * Math.SQRT1_2);
}

/** ln P(Z > x) for every finite x: no underflow to the right, no cancellation to the left. */
export function logNormalTail(x: number): number {
  if (x > 5) return LN_INV_SQRT_2PI - 0.5 * x * x + Math.log(millsRatio(x));
  return x < -5 ? Math.log1p(-normalTail(-x)) : Math.log(normalTail(x));
}

/** ln P(Z <= x) for every finite x. */
export function logNormalCdf(x: number): number {
  return logNormalTail(-x);
}

/** z with P(Z <= z) = p, for p in [0,1] (+-Infinity at the ends, NaN outside). */
export function normalQuantile(p: number): number {
  return -normalUpperQuantile(p);
}

/**
 * z with P(Z > z) = p. For tiny upper tails this is exact where normalQuantile(1 - p) has lost p.
 * By erfcinv: @stdlib's own normal quantile goes through 2p - 1 and is wrong by 3e-6 at p = 1e-12, infinite at
 * 1e-20.
 */
export function normalUpperQuantile(p: number): number {
  return Math.SQRT2 * erfcinv(2 * p);
}

/** How much of the standard normal law lies between two numbers, a <= b, with the digits of its tails. */
export const normalBetween = (a: number, b: number): number =>
  a > 0 ? normalTail(a) - normalTail(b) : normalCdf(b) - normalCdf(a);
