// Bounds one attempt at one target under (epsilon, delta)-DP, in every form that is compared.
import { requireNumber } from '../base/numerics/errors';
import { bounded, checkGuarantee, type Guarantee, type RiskBound } from './bound';
import { posterior, posteriorComplement } from './posterior';
import { checkSecret, type Secret } from './secret';

/**
 * The largest probability of success: q + kappa delta (1 - q), kappa as in {@link Secret} and q the pure posterior of the secret's
 * largest prior success; {@link oneTargetPower} by removal. Secret as made in secret.ts; its adjacency must be the guarantee's,
 * else InputError. Attained by an exact match at delta = 0 (randomised response). Derived here; the argument stands
 * at {@link wholeCurveGuess}, which makes it for each epsilon.
 */
export function oneTargetBound(secret: Secret, guarantee: Guarantee): RiskBound {
  checkGuarantee(guarantee, secret.adjacency);
  checkSecret(secret);
  if (secret.by === 'removal') return oneTargetPower(secret.chance, guarantee);
  const { epsilon, delta, adjacency } = guarantee;
  const q = posterior(secret.chance, epsilon);
  const bound = bounded(q + secret.kappa * delta * posteriorComplement(secret.chance, epsilon));
  return { bound, adjacency, form: delta === 0 ? 'pure' : 'corrected' };
}

/**
 * {@link oneTargetBound} in the printed form (bound.ts), with the constant 2 of the one-run audit as kappa. It is not a bound for every
 * metric.
 */
export const oneTargetPrinted = (secret: Secret, guarantee: Guarantee): RiskBound => ({
  ...oneTargetBound({ ...secret, kappa: 2 }, guarantee),
  form: 'printed',
});

/**
 * 1 - f(p) = min(e^eps p + delta, 1 - e^-eps (1 - delta - p)), p = chance in [0, 1] and f the trade-off curve, which bounds a guess by
 * comparing the record with a fixed reference. So it holds under the guarantee's adjacency, whichever that is.
 */
export function oneTargetPower(chance: number, guarantee: Guarantee): RiskBound {
  requireNumber('prior', chance, { min: 0, max: 1 });
  checkGuarantee(guarantee, guarantee.adjacency);
  const { epsilon, delta, adjacency } = guarantee;
  return { bound: powerAt(chance, epsilon, delta), adjacency, form: 'power' };
}

/** The largest power of a test of a level in [0, 1] where the profile has this delta at this epsilon, of either sign. */
export function powerAt(level: number, epsilon: number, delta: number): number {
  const steep = level === 0 ? delta : Math.exp(epsilon) * level + delta;
  const flat = 1 - Math.exp(-epsilon) * (1 - delta - level);
  return bounded(Math.min(steep, flat));
}

/** e^epsilon p, p = chance in [0, 1]: the weakest bound, and the easiest to state. For delta = 0; InputError otherwise. */
export function reconstructionRobustness(chance: number, guarantee: Guarantee): RiskBound {
  requireNumber('prior', chance, { min: 0, max: 1 });
  checkGuarantee(guarantee, guarantee.adjacency);
  requireNumber('delta', guarantee.delta, { min: 0, max: 0 });
  const bound = chance === 0 ? 0 : bounded(Math.exp(guarantee.epsilon) * chance);
  return { bound, adjacency: guarantee.adjacency, form: 'robustness' };
}

/**
 * (P - p) / (1 - p), which is how far a probability of success P has come from the prior p to certainty. p in [0,
 * 1), P in [0, 1]; InputError outside. Negative if an attack does worse than the prior.
 */
export function generalisedAdvantage(success: number, chance: number): number {
  requireNumber('success', success, { min: 0, max: 1 });
  requireNumber('prior', chance, { min: 0, max: 1, exclusiveMax: true });
  return (success - chance) / (1 - chance);
}
