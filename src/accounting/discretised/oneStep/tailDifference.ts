// The kernel of every one-step profile: a difference of normal tails without cancellation.
// Shares nothing with the closed forms, which check it and are checked by it.
import { tabulatedMills, tabulatedMillsFall } from '../../../base/numerics/millsTable';
import { logNormalTail, normalDensity, normalTail } from '../../../base/numerics/normal';

/** Nodes and weights of three-point Gauss-Legendre on [0, 1]. */
const GAUSS_NODES = [0.5 - Math.sqrt(0.15), 0.5, 0.5 + Math.sqrt(0.15)] as const;
const GAUSS_WEIGHTS = [5 / 18, 8 / 18, 5 / 18] as const;

/** Thresholds between these, in deviations, go by Mills ratios; left of them tails are nearly 1, right of them nothing matters. */
export const LEFTMOST = -5;
export const RIGHTMOST = 38;

/** m(a) - m(a + w) > 0 of Mills ratios, for a from {@link LEFTMOST} on. */
export function millsDrop(a: number, w: number): number {
  if (w > 0.05) return tabulatedMills(a) - tabulatedMills(a + w);
  // the integral of -m', smooth on this short interval
  let sum = 0;
  for (let i = 0; i < 3; i++) sum += GAUSS_WEIGHTS[i] * tabulatedMillsFall(a + w * GAUSS_NODES[i]);
  return w * sum;
}

/**
 * P(Z > a) - e^{aw + w^2/2} P(Z > a + w): the call value at slope w, without cancellation. All pairs are
 * sums of this kernel (derived here): at the loss threshold e^loss equals the likelihood ratio, which turns the
 * second term's factor into a ratio of normal densities and leaves a difference of Mills ratios.
 */
export function tailDifference(a: number, w: number): number {
  if (a > RIGHTMOST) return 0;
  if (a < LEFTMOST) return normalTail(a) - Math.exp(w * (a + 0.5 * w) + logNormalTail(a + w));
  return normalDensity(a) * millsDrop(a, w);
}
