// The best attack on randomised response, and two bounds on its success: from the prior of the likeliest value, and
// from the priors of the values that the attack really names.
import { refusals, requireNumber } from '../base/numerics/errors';
import { poissonBinomialTail } from '../base/numerics/poissonBinomial';
import { PROBABILITY_RANGE } from './bound';
import { RISK } from './sentences';
import { purePosterior } from './singleGuess';
import { largestCount } from './tails/count';

/**
 * A secret with these probabilities is released by randomised response, which keeps it with probability e^eps /
 * (e^eps + k - 1) and else names one of the others evenly: (eps, 0)-private under substitute adjacency. The attack
 * names the likeliest value given the release. The chance that it is right (success) is at most the mean, over what
 * is released, of the posterior that its attempt's own prior allows (byAttempts), and that is at most what the
 * likeliest value's prior allows (byLikeliest). The first two are equal where no value is e^eps times as likely as
 * another. weights >= 0 in any order, at least two above 0, made to sum to 1; epsilon in [0, 700]; InputError outside.
 * After Theorem 3.3 and Proposition A.2 of "A Unified Framework for Adversary-Aware Differential Privacy Bounds".
 */
export function attackOnResponse(weights: readonly number[], epsilon: number) {
  requireNumber('epsilon', epsilon, { min: 0, max: 700 });
  for (const weight of weights) requireNumber('weights', weight, { min: 0, max: Number.MAX_VALUE });
  if (weights.filter((weight) => weight > 0).length < 2) throw refusals('weights').missing(RISK.oneValue);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const priors = weights.map((weight) => weight / total);
  const other = 1 / (Math.exp(epsilon) + priors.length - 1);
  const kept = Math.exp(epsilon) * other;
  const [first, second] = [...priors.keys()].sort((a, b) => priors[b] - priors[a]);
  const posterior = (prior: number) => purePosterior(prior, epsilon).bound;
  let success = 0;
  let byAttempts = 0;
  priors.forEach((prior, released) => {
    const rival = released === first ? second : first;
    const [named, right] =
      prior * kept >= priors[rival] * other ? [released, prior * kept] : [rival, priors[rival] * other];
    success += right;
    byAttempts += (prior * kept + (1 - prior) * other) * posterior(priors[named]);
  });
  return { success, byAttempts, byLikeliest: posterior(priors[first]) };
}

/**
 * How many of `targets` independent secrets are right at most, except with probability `failure`, when each is
 * right with probability `chance`. Where each is released by a randomised response of its own, Theorem 3.3 averages
 * coins of the posteriors over releases that are independent, so that its count is that of coins with the mean
 * posterior. targets an integer in 1..1000; chance in [0, 1]; failure in (0, 1); InputError outside.
 */
export function rightOfMany(targets: number, chance: number, failure: number): number {
  requireNumber('targets', targets, { min: 1, max: 1000, integer: true });
  requireNumber('chance', chance, PROBABILITY_RANGE);
  requireNumber('failure', failure, { min: 0, max: 1, exclusiveMin: true, exclusiveMax: true });
  const coins = new Array<number>(targets).fill(chance);
  return largestCount(targets, failure, (count) => poissonBinomialTail(coins, count));
}
