// The idealised Gaussian attack in simulation, which checks its quadrature independently. The draws of one trial
// depend only on (seed, trial).
import { requireNumber } from '../../base/numerics/errors';
import { fillNormal, fillUniform, STREAM } from '../../base/numerics/randomStreams';
import { firstWhole } from '../../base/numerics/rootFinding';
import type { OneHotGame } from './gaussianAttack';

const MOST_VALUES = 1000;
const DRAWS_AT_ONCE = 1 << 16;

/**
 * The share of `samples` (1..1e8) secrets for which the likeliest value given the noise is the true one, with its
 * standard error. seed a 32-bit unsigned integer. Throws InputError outside, and for more than 1000 values.
 */
export function simulateGaussianAttack({ prior, sigma }: OneHotGame, samples: number, seed: number) {
  requireNumber('sigma', sigma, { min: 0, max: 1e6, exclusiveMin: true });
  requireNumber('samples', samples, { min: 1, max: 1e8, integer: true });
  requireNumber('size', prior.size, { min: 1, max: MOST_VALUES, integer: true });
  requireNumber('seed', seed, { min: 0, max: 2 ** 32 - 1, integer: true });
  const size = prior.size;
  const cumulative = Float64Array.from({ length: size }, (_, i) => prior.heaviest(i + 1));
  // the guess is the argmax of y_j / sigma^2 + ln pi_j; both terms are multiplied by sigma, so that the noise is standard normal
  const favour = Float64Array.from({ length: size }, (_, i) => sigma * Math.log(prior.atRank(i + 1)));
  const signal = 1 / sigma;
  const trials = Math.max(1, Math.floor(DRAWS_AT_ONCE / size));
  const secrets = new Float64Array(trials);
  const noise = new Float64Array(trials * size);
  let right = 0;
  for (let from = 0; from < samples; from += trials) {
    const count = Math.min(trials, samples - from);
    fillUniform({ seed, stream: STREAM.oneHotSecret, model: 0, step: 0 }, from, secrets, 0, count);
    fillNormal({ seed, stream: STREAM.oneHotNoise, model: 0, step: 0 }, from * size, noise, 0, count * size);
    for (let t = 0; t < count; t++) {
      const secret = rankOf(cumulative, secrets[t]);
      let best = 0;
      let most = Number.NEGATIVE_INFINITY;
      for (let j = 0; j < size; j++) {
        const score = noise[t * size + j] + favour[j] + (j === secret ? signal : 0);
        if (score > most) {
          most = score;
          best = j;
        }
      }
      if (best === secret) right++;
    }
  }
  const success = right / samples;
  return { success, standardError: Math.sqrt((success * (1 - success)) / samples) };
}

const rankOf = (cumulative: Float64Array, uniform: number): number =>
  firstWhole(-1, cumulative.length - 1, (i) => cumulative[i] >= uniform);
