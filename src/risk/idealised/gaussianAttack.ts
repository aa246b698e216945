// The idealised Gaussian attack: every target a one-hot vector in a block of its own, Gaussian noise on it, the likeliest value
// guessed. What a strong attacker reaches where the bounds say what none passes: success by quadrature, counts exactly.
import { binomialUpperTail } from '../../numerics/binomial';
import { InputError, requireNumber } from '../../numerics/errors';
import { integrate } from '../../numerics/gaussLegendre';
import { logNormalCdf, normalDensity } from '../../numerics/normal';
import type { Prior } from '../priors/prior';
import { largestCount } from '../tails/count';

/** Noise on a vector whose clipping norm is 1, and what it is in terms of Gaussian DP, adjacency by adjacency. */
export interface OneHotGame {
  prior: Prior;
  /** Standard deviation of the noise, (0, 1e6]. */
  sigma: number;
}

export interface AttackSuccess {
  /** Probability that one guess is right. */
  success: number;
  /** The vector is there or not: 1 / sigma. */
  muAddRemove: number;
  /** The vector is another one, orthogonal to it: sqrt(2) / sigma. A bound at this mu, not at the other, is passed by nobody. */
  muSubstitute: number;
}

/** Work grows as the square of the number of different probabilities. */
const MOST_DIFFERENT = 200;
const REACH = 9;
const PANELS = 36;
const ORDER = 12;
/** Standard deviations beyond which a value loses but for 1e-23. */
const CERTAIN = 10;
/** exp of less is 0 beside the rest. */
const NOTHING = -745;

interface Level {
  probability: number;
  /** How many values have it. */
  values: number;
}

function levelsOf(prior: Prior): Level[] {
  const likeliest = prior.atRank(1);
  // in order: where the ends agree, so does all between
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
      const message = `prior has more than ${MOST_DIFFERENT} different probabilities; give a prior of fewer values.`;
      throw new InputError('too-large', 'prior', message);
    }
  }
  return levels;
}

/**
 * P[the likeliest value given the noisy vector is the true one]: sum_j pi_j integral phi(z) prod_{l != j} Phi(1/sigma + z + sigma
 * ln(pi_j / pi_l)) dz, values of equal probability taken together; absolute error below 1e-10 (reference: 50 values). Throws
 * InputError outside, and for more than 200 different probabilities. No bound: what this attack reaches, and by Bayes'
 * rule no other reaches more in this game.
 */
export function gaussianAttackSuccess({ prior, sigma }: OneHotGame): AttackSuccess {
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
        // as likely beaten as makes no difference, for a thousand million of them too
        if (shift + z < CERTAIN) log += values * logNormalCdf(shift + z);
        if (log < NOTHING) return 0;
      }
      return normalDensity(z) * Math.exp(log);
    };
    success += mine.values * mine.probability * integrate(won, -REACH, REACH, PANELS, ORDER);
  }
  return { success: Math.min(1, success), muAddRemove: 1 / sigma, muSubstitute: Math.SQRT2 / sigma };
}

/**
 * How many of `targets` alike and independent blocks the attack gets right, except with probability `failure` in (0, 1): exactly
 * Binomial. Beside a bound's count at the same failure it shows the bound's slack.
 */
export function gaussianAttackCount(game: OneHotGame, targets: number, failure: number): number {
  requireNumber('targets', targets, { min: 1, max: 1e6, integer: true });
  requireNumber('failure', failure, { min: 0, max: 1, exclusiveMin: true, exclusiveMax: true });
  const { success } = gaussianAttackSuccess(game);
  return largestCount(targets, failure, (count) => binomialUpperTail(count, targets, success));
}
