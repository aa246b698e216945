// The ceiling of the privacy loss ln P/Q where P, the law of the outcome on one data set, is the noise alone, as it is when a record
// is added. Then the mechanism can never reveal more than that not one of the T batches held the record. The ceiling is exact, and
// holds for rates q < 1.
import { logNormalCdf, normalQuantile, normalUpperQuantile } from '../../base/numerics/normal';
import type { Pair } from '../pairs';
import type { Bounds, Mechanism } from '../types';
import { logMixture } from './mixture';

/** The largest loss, -T ln(1-q), of a pair whose loss has one; else Infinity. The certificate has its own (discretised/gridStep.ts). */
export function pairLossCeiling(pair: Pair, { samplingRate, steps }: Mechanism): number {
  return pair.boundedAbove && samplingRate < 1 ? -steps * Math.log1p(-samplingRate) : Infinity;
}

/**
 * Values of ln(P(all left of x) / delta), as in {@link ceilingInterval}, that are tried. A small one makes the bound's logarithm very
 * negative, and a large one moves x to the right, where L(x) is smaller.
 */
const MARGINS = [0.7, 2, 4, 7, 11, 16];

/**
 * Bounds on epsilon from the ceiling. Let L(x) be the loss of one step at outcome x, which falls as x grows. T steps that all
 * stay left of x have a loss of at least T L(x), so epsilon >= T L(x) + ln(1 - delta / P(all left of x)); with the ceiling this
 * often pins epsilon down, at any delta. Derived here. Null for a pair whose loss is not bounded above.
 */
export function ceilingInterval(pair: Pair, mechanism: Mechanism, logDelta: number): Bounds | null {
  if (!pair.boundedAbove) return null;
  const { samplingRate, noiseMultiplier, steps } = mechanism;
  const upper = pairLossCeiling(pair, mechanism);
  let lower = 0;
  for (const wanted of MARGINS) {
    const logStep = (logDelta + wanted) / steps;
    if (logStep >= 0) break;
    const z = logStep < -1 ? normalQuantile(Math.exp(logStep)) : normalUpperQuantile(-Math.expm1(logStep));
    const margin = steps * logNormalCdf(z) - logDelta;
    if (!(margin > 0)) continue;
    const v = (z * noiseMultiplier - 0.5) / (noiseMultiplier * noiseMultiplier);
    lower = Math.max(lower, -steps * logMixture(samplingRate, v) + Math.log1p(-Math.exp(-margin)));
  }
  return { lower, upper };
}
