// One step of 'add': a weight times the Gaussian delta at a moved epsilon, like remove.ts, with the mixture on the other
// side. Derived here.
import { normalCdf, normalTail, normalUpperQuantile } from '../../../base/numerics/normal';
import { findRoot } from '../../../base/numerics/rootFinding';
import { gdpEpsilon, logGdpDelta } from '../gaussianDp';
import { logMixture, mixtureShare } from '../mixture';
import type { OneStepForm } from './form';
import { massBelow } from './mass';

export const add: OneStepForm = {
  logDelta({ samplingRate: q, noiseMultiplier }, epsilon) {
    const mu = 1 / noiseMultiplier;
    const weight = epsilon > 700 ? -1 : q - (1 - q) * Math.expm1(epsilon);
    return weight > 0 ? Math.log(weight) + logGdpDelta(mu, epsilon + Math.log(q / weight)) : -Infinity;
  },
  epsilon({ samplingRate: q, noiseMultiplier }, delta) {
    const mu = 1 / noiseMultiplier;
    const target = Math.log(delta);
    const logDelta = (v: number) => Math.log(mixtureShare(q, -v)) + logGdpDelta(mu, v);
    const upper = gdpEpsilon(mu, delta / q);
    return -logMixture(q, -findRoot((v) => logDelta(v) - target, 0, upper));
  },
  errors(step, alpha) {
    const z = normalUpperQuantile(alpha);
    const shift = 1 / step.noiseMultiplier;
    const t = findRoot((x) => massBelow(step, x, 1) - alpha, -z - 1e-9, -z + shift + 1e-9);
    return { beta: normalTail(t), power: normalCdf(t) };
  },
};
