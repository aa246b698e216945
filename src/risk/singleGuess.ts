// Bounds one guess at one secret under a guarantee, from prior to posterior.
import type { RiskBound } from './bound';
import { oneTargetBound } from './oneTarget';
import { exactSecret } from './secret';

/**
 * The largest probability, given any output of an (epsilon, 0)-private mechanism, of a secret that had probability
 * p = `prior` in [0, 1]: e^eps p / (1 + (e^eps - 1) p). epsilon >= 0 under substitute adjacency. Throws InputError
 * outside. Attained by randomised response. "A Unified Framework for Adversary-Aware Differential Privacy Bounds",
 * Theorem 3.2.
 */
export const purePosterior = (prior: number, epsilon: number): RiskBound => singleGuess(prior, epsilon, 0);

/**
 * The largest probability that one guess at one secret is exactly right, when no value of the secret is likelier
 * than `prior` beforehand and everything else is known: q + delta (1 - q) with q of {@link purePosterior}. epsilon
 * and delta under substitute adjacency. Throws InputError outside. Derived here.
 */
export const singleGuess = (prior: number, epsilon: number, delta: number): RiskBound =>
  oneTargetBound(exactSecret(prior), { epsilon, delta, adjacency: 'substitute' });
