// The worst case's threshold for the direct bound, chosen before any run is drawn.
// The law of the scores of the worst-case attack S1 is known, so that the best threshold can be computed. A choice that does not look at
// scores costs no confidence.
import betaincinv from '@stdlib/math-base-special-betaincinv';
import { attackLaw } from '../../accounting/hiddenState/attackLaw';
import type { AnyMechanism } from '../../accounting/types';
import { directEpsilon } from './directBound';

/** Number of equally spaced thresholds that are tried first. */
const GRID = 20;
/** Number of times that the spacing is then halved around the best threshold. */
const REFINEMENTS = 10;

/**
 * Threshold (units of the clipping norm), no less than that of the likelihood ratio, at which the direct bound
 * would be largest if the errors of `runs` runs per world came out as expected, each rate bounded at (1 -
 * confidence)/2. Derived here.
 */
export function plannedDirectThreshold(
  mechanism: AnyMechanism,
  delta: number,
  runs: number,
  confidence: number,
): number {
  const level = (1 - confidence) / 2;
  const expectedUpper = (rate: number) =>
    betaincinv(1 - level, rate * runs + 1, Math.max(runs - rate * runs, 1e-9));
  const { threshold: least, spread, rates } = attackLaw(mechanism);
  const gain = (x: number) => {
    const { fpr, fnr } = rates(x);
    return directEpsilon(expectedUpper(fpr), expectedUpper(fnr), delta);
  };
  // more than 9 spreads of the scores above the least threshold, no run of the world with z' is expected any more
  let spacing = (9 * spread) / GRID;
  let best = least;
  let bestGain = gain(best);
  const consider = (x: number) => {
    const value = x > least ? gain(x) : 0;
    if (value > bestGain) {
      bestGain = value;
      best = x;
    }
  };
  for (let i = 1; i <= GRID; i++) consider(least + i * spacing);
  for (let i = 0; i < REFINEMENTS; i++) {
    spacing *= 0.5;
    const centre = best;
    consider(centre - spacing);
    consider(centre + spacing);
  }
  return best;
}
