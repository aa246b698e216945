// One guess at a secret that has only two values. The curve then gives the largest success of any attack exactly.
import { requireNumber } from '../base/numerics/errors';
import { bounded } from './bound';
import type { CertifiedRisk, RiskCurve } from './types';

/**
 * c + (1 - c) delta(ln(c / (1 - c))): the largest probability of naming the right one of two values, the likelier
 * of which has probability c = `chance` in [1/2, 1] beforehand (InputError outside). Any rule is right with
 * probability c P(S) + (1 - c) Q(not S) for the outputs S that it takes for the likelier, P and Q their laws: at
 * most c + (1 - c) (Q(R) - c / (1 - c) P(R)), R the rest. Attained where the curve is that of the two values. Never
 * above {@link wholeCurveGuess}. Derived here.
 */
export function successBetweenTwo(curve: RiskCurve, chance: number): CertifiedRisk {
  requireNumber('prior', chance, { min: 0.5, max: 1 });
  const { adjacency } = curve;
  const form = 'twoValues';
  if (chance === 1) return { value: 1, lower: 1, upper: 1, adjacency, form };
  const { lower, upper } = curve.delta(Math.log(chance) - Math.log1p(-chance));
  const at = (delta: number) => bounded(chance + (1 - chance) * delta);
  const ends = { lower: at(lower), upper: at(upper) };
  return { value: ends.upper, ...ends, adjacency, form };
}
