// The idealised Gaussian attack: every target is a one-hot vector under Gaussian noise, and the attacker guesses
// the likeliest value. It shows what a strong attacker reaches, by quadrature.
import { refusals, requireNumber } from '../../base/numerics/errors';
import { integrate } from '../../base/numerics/gaussLegendre';
import { logNormalCdf, normalDensity } from '../../base/numerics/normal';
import type { Prior } from '../priors/prior';
import { RISK } from '../sentences';

/** A secret value, drawn from the prior and released as a one-hot vector of norm 1 with Gaussian noise on every entry. */
export interface OneHotGame {
  prior: Prior;
  /** Standard deviation of the noise, (0, 1e6]. */
  sigma: number;
}

/** Work grows as the square of the number of different probabilities. */
const MOST_DIFFERENT = 200;
/** The quadrature runs over z from -REACH to REACH. */
const REACH = 9;
const PANELS = 36;
const ORDER = 12;
/** Lead of the true value, in standard deviations, beyond which a rival wins with probability below 1e-23. */
const CERTAIN = 10;
/** Logarithm below which a probability counts as 0, because exp would give 0. */
const NOTHING = -745;

interface Level {
  probability: number;
  values: number;
}

function levelsOf(prior: Prior): Level[] {
  const likeliest = prior.atRank(1);
  // the probabilities are in order, so if both ends agree, all between them do
  if (prior.atRank(prior.size) === likeliest) {
    return [{ probability: likeliest, values: prior.size }];
  }
  const levels: Level[] = [];
  for (let rank = 1; rank <= prior.size; rank++) {
    const probability = prior.atRank(rank);
    const last = levels.at(-1);
    if (last !== undefined && last.probability === probability) last.values++;
    else levels.push({ probability, values: 1 });
    if (levels.length > MOST_DIFFERENT) {
      throw refusals('prior').tooLarge(RISK.tooManyProbabilities({ most: MOST_DIFFERENT }));
    }
  }
  return levels;
}

/**
 * P[the likeliest value given the noisy vector is the true one], which is sum_j pi_j integral phi(z) prod_{l != j}
 * Phi(1/sigma + z + sigma ln(pi_j / pi_l)) dz, where pi is the prior and phi and Phi are the normal density and distribution
 * function. Values of equal probability are taken together. The absolute error
 * is below 1e-10 (reference: 50 values). Throws InputError outside, and for more than 200 different probabilities.
 * It is not a bound but what this attack reaches, and by Bayes' rule no other attack reaches more in this game.
 */
export function gaussianAttackSuccess({ prior, sigma }: OneHotGame) {
  requireNumber('sigma', sigma, { min: 0, max: 1e6, exclusiveMin: true });
  const levels = levelsOf(prior).filter(({ probability }) => probability > 0);
  let success = 0;
  for (const mine of levels) {
    const others = levels
      .map(({ probability, values }) => ({
        shift: 1 / sigma + sigma * Math.log(mine.probability / probability),
        values: probability === mine.probability ? values - 1 : values,
      }))
      .filter(({ values }) => values > 0);
    const won = (z: number): number => {
      let log = 0;
      for (const { shift, values } of others) {
        if (shift + z < CERTAIN) log += values * logNormalCdf(shift + z);
        if (log < NOTHING) return 0;
      }
      return normalDensity(z) * Math.exp(log);
    };
    success += mine.values * mine.probability * integrate(won, -REACH, REACH, PANELS, ORDER);
  }
  // muAddRemove is for a vector that is there or not, muSubstitute for one that is replaced by an orthogonal one.
  // No attacker exceeds a bound at muSubstitute.
  return { success: Math.min(1, success), muAddRemove: 1 / sigma, muSubstitute: Math.SQRT2 / sigma };
}
