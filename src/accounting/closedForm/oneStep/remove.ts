// One step of 'remove': a mixture of "no effect" and a Gaussian pair, so that delta is q times the Gaussian delta at a moved
// epsilon (amplification by subsampling: Balle, Barthe, Gaboardi 2018, Theorem 8).
import { normalUpperQuantile } from '../../../base/numerics/normal';
import { gdpEpsilon, logGdpDelta } from '../gaussianDp';
import { logMixture } from '../mixture';
import type { OneStepForm } from './form';
import { massAbove, massBelow } from './mass';

export const remove: OneStepForm = {
  logDelta({ samplingRate: q, noiseMultiplier }, epsilon) {
    const mu = 1 / noiseMultiplier;
    const moved = epsilon > 30 ? epsilon - Math.log(q) : Math.log1p(Math.expm1(epsilon) / q);
    return Math.log(q) + logGdpDelta(mu, moved);
  },
  epsilon({ samplingRate: q, noiseMultiplier }, delta) {
    return logMixture(q, gdpEpsilon(1 / noiseMultiplier, delta / q));
  },
  errors(step, alpha) {
    const z = normalUpperQuantile(alpha);
    return { beta: massBelow(step, z, 1), power: massAbove(step, z, 1) };
  },
};
