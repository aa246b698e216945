// Finite privacy-loss distributions: their exact privacy profile and trade-off curve, and n-fold randomised
// response as an example. The discretisation of a continuous mechanism stands elsewhere
// (discretised/composedProfile.ts).
import gammaln from '@stdlib/math-base-special-gammaln';
import { refusals, requireNumber } from '../../base/numerics/errors';
import { ACCOUNTING } from '../sentences';

/**
 * A distribution of the privacy loss ln dP/dQ, where P and Q are the laws of the outcome on two adjacent data sets: finitely many
 * losses with their masses under P. The rest of P sits where Q has no mass.
 */
export interface DiscretePld {
  /** Losses, finite and strictly increasing. */
  losses: readonly number[];
  /** Mass under P of each loss, >= 0. */
  masses: readonly number[];
  /** Mass under P at loss +infinity, in [0, 1]. */
  massAtInfinity: number;
}

function checkPld({ losses, masses, massAtInfinity }: DiscretePld): void {
  requireNumber('massAtInfinity', massAtInfinity, { min: 0, max: 1 });
  if (losses.length !== masses.length) {
    const sentence = ACCOUNTING.massPerLoss({ masses: masses.length, losses: losses.length });
    throw refusals('masses').inconsistent(sentence);
  }
  let total = massAtInfinity;
  for (let i = 0; i < losses.length; i++) {
    requireNumber('losses', losses[i], { min: -1e300, max: 1e300 });
    requireNumber('masses', masses[i], { min: 0, max: 1 });
    if (i > 0 && !(losses[i] > losses[i - 1])) {
      throw refusals('losses').inconsistent(ACCOUNTING.unsortedLosses({ at: i, loss: losses[i] }));
    }
    total += masses[i];
  }
  if (Math.abs(total - 1) > 1e-9) throw refusals('masses').inconsistent(ACCOUNTING.massSum({ total }));
}

/**
 * delta(epsilon) = massAtInfinity + sum over losses above epsilon of mass (1 - e^{epsilon - loss}); any real
 * epsilon. Throws InputError for an ill-formed distribution. Source: Sommer, Meiser, Mohammadi, "Privacy Loss
 * Classes" (2019).
 */
export function deltaFromDiscretePld(pld: DiscretePld, epsilon: number): number {
  checkPld(pld);
  requireNumber('epsilon', epsilon, { min: -1e300, max: 1e300 });
  const { losses, masses, massAtInfinity } = pld;
  // sum from the largest loss down, since the masses are smallest there
  let delta = massAtInfinity;
  for (let i = losses.length - 1; i >= 0 && losses[i] > epsilon; i--) {
    delta -= masses[i] * Math.expm1(epsilon - losses[i]);
  }
  return delta;
}

/**
 * f(alpha), the smallest type-II error of a test of level alpha: reject from the largest loss down
 * (Neyman-Pearson), with randomisation inside one loss. alpha in [0, 1]. Throws InputError for an ill-formed
 * distribution.
 */
export function tradeoffFromDiscretePld(pld: DiscretePld, alpha: number): number {
  checkPld(pld);
  requireNumber('alpha', alpha, { min: 0, max: 1 });
  const { losses, masses } = pld;
  // P is the alternative of the test and Q its hypothesis; f is the mass under P that is not rejected, summed directly to be accurate
  let level = 0;
  let i = losses.length - 1;
  for (; i >= 0; i--) {
    const underQ = masses[i] * Math.exp(-losses[i]);
    if (level + underQ > alpha) break;
    level += underQ;
  }
  if (i < 0) return 0;
  // the part of loss i that is not rejected: Q mass above alpha, times e^loss
  const underQ = masses[i] * Math.exp(-losses[i]);
  let beta = masses[i] * Math.max(0, 1 - (alpha - level) / underQ);
  for (let j = i - 1; j >= 0; j--) beta += masses[j];
  return beta;
}

function logFactorial(n: number): number {
  return gammaln(n + 1);
}

/**
 * Binary randomised response with parameter eps0, in [0, 500], answered `folds` times (1..10000): losses eps0 (2t - folds),
 * t ~ Binomial(folds, e^eps0 / (1 + e^eps0)) under P. Throws InputError outside these ranges. Kairouz, Oh, Viswanath, "The Composition
 * Theorem" (2017).
 */
export function randomizedResponsePld(eps0: number, folds: number): DiscretePld {
  requireNumber('eps0', eps0, { min: 0, max: 500 });
  requireNumber('folds', folds, { min: 1, max: 10_000, integer: true });
  if (eps0 === 0) return { losses: [0], masses: [1], massAtInfinity: 0 };
  const logTrue = -Math.log1p(Math.exp(-eps0));
  const losses: number[] = [];
  const masses: number[] = [];
  for (let t = 0; t <= folds; t++) {
    const logChoose = logFactorial(folds) - logFactorial(t) - logFactorial(folds - t);
    losses.push(eps0 * (2 * t - folds));
    masses.push(Math.exp(logChoose + folds * logTrue - (folds - t) * eps0));
  }
  return { losses, masses, massAtInfinity: 0 };
}
