// Where to put the worst case's threshold for the direct bound, before any run is drawn.
// The law of S1 is known, so the best place can be computed; a choice that does not look at scores costs no confidence.
import betaincinv from '@stdlib/math-base-special-betaincinv';
import { lastIterateRates, scoreLaw } from '../accounting';
import type { Mechanism } from '../accounting/types';
import { directEpsilon } from './directBound';

const GRID = 20;
const REFINEMENTS = 10;

/**
 * Threshold x >= 0 (units of the clipping norm) at which the direct bound would be largest if the error counts of `runs`
 * runs per world came out as expected, each rate bounded at (1 - confidence)/2. Depends on the mechanism and the plan
 * alone. Derived here.
 */
export function plannedDirectThreshold(
  mechanism: Mechanism,
  delta: number,
  runs: number,
  confidence: number,
): number {
  const level = (1 - confidence) / 2;
  const expectedUpper = (rate: number) =>
    betaincinv(1 - level, rate * runs + 1, Math.max(runs - rate * runs, 1e-9));
  const gain = (x: number) => {
    const { fpr, fnr } = lastIterateRates(mechanism, x);
    return directEpsilon(expectedUpper(fpr), expectedUpper(fnr), delta);
  };
  // beyond mean + 9 spreads of the noise, no run of D' is left to count
  const { spread } = scoreLaw(mechanism);
  let spacing = (9 * spread) / GRID;
  let best = 0;
  let bestGain = gain(0);
  const consider = (x: number) => {
    const value = x > 0 ? gain(x) : 0;
    if (value > bestGain) {
      bestGain = value;
      best = x;
    }
  };
  for (let i = 1; i <= GRID; i++) consider(i * spacing);
  for (let i = 0; i < REFINEMENTS; i++) {
    spacing *= 0.5;
    const centre = best;
    consider(centre - spacing);
    consider(centre + spacing);
  }
  return best;
}
