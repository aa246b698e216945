// Gaussian differential privacy in closed form: the exact answer for sampling rate 1, and the scale on which audits are read.
import { type NumberRange, requireNumber } from '../../base/numerics/errors';
import {
  LN_INV_SQRT_2PI,
  millsRatio,
  normalDensity,
  normalTail,
  normalUpperQuantile,
} from '../../base/numerics/normal';
import { findRoot, fromAbove } from '../../base/numerics/rootFinding';

/** The largest mu that the closed form is asked for. An epsilon beyond it is of no use to anybody. */
export const MOST_MU = 1e5;
const MU: NumberRange = { min: 0, max: MOST_MU };
const EPSILON: NumberRange = { min: 0, max: 1e10 };
const PROBABILITY: NumberRange = { min: 0, max: 1, exclusiveMin: true, exclusiveMax: true };
const ALPHA: NumberRange = { min: 0, max: 1 };

/** ln delta of the Gaussian mechanism; mu > 0. In the comments Phi is the standard normal distribution function, and phi its density. */
function logDeltaUnchecked(mu: number, epsilon: number): number {
  // delta = Phi(-near) - e^epsilon Phi(-far), and e^epsilon phi(far) = phi(near): no large power is ever formed
  const near = epsilon / mu - 0.5 * mu;
  const far = epsilon / mu + 0.5 * mu;
  if (near > 0) return LN_INV_SQRT_2PI - 0.5 * near * near + Math.log(millsRatio(near) - millsRatio(far));
  const subtracted = normalDensity(near) * millsRatio(far);
  if (near < -3) return Math.log1p(-normalTail(-near) - subtracted);
  return Math.log(normalTail(near) - subtracted);
}

/** d ln delta / d epsilon, negative, of {@link logGdpDelta}; mu > 0. It is -e^epsilon Phi(-far) / delta, by the same Mills ratios. */
export function logGdpSlope(mu: number, epsilon: number): number {
  const near = epsilon / mu - 0.5 * mu;
  const ofFar = millsRatio(epsilon / mu + 0.5 * mu);
  if (near > 0) return -ofFar / (millsRatio(near) - ofFar);
  const subtracted = normalDensity(near) * ofFar;
  return -subtracted / (normalTail(near) - subtracted);
}

/**
 * ln of the smallest delta at which mu-GDP implies (epsilon, delta)-DP. Finite long after delta itself underflows.
 * mu in [0, 1e5] (mu = 0 gives -Infinity), epsilon >= 0. Throws InputError outside.
 * Dong, Roth, Su, "Gaussian Differential Privacy" (2022), Corollary 2.13; the Mills-ratio form is derived here.
 */
export function logGdpDelta(mu: number, epsilon: number): number {
  requireNumber('mu', mu, MU);
  requireNumber('epsilon', epsilon, EPSILON);
  return mu === 0 ? -Infinity : logDeltaUnchecked(mu, epsilon);
}

/** The smallest delta at which mu-GDP implies (epsilon, delta)-DP; see {@link logGdpDelta}. */
export function gdpDelta(mu: number, epsilon: number): number {
  return Math.exp(logGdpDelta(mu, epsilon));
}

/** Total variation distance of mu-GDP, the largest advantage of any test: 2 Phi(mu/2) - 1. */
export function gdpAdvantage(mu: number): number {
  requireNumber('mu', mu, MU);
  return normalTail(-0.5 * mu) - normalTail(0.5 * mu);
}

/**
 * The smallest epsilon >= 0 at which mu-GDP implies (epsilon, delta)-DP. mu in [0, 1e5], delta in (0, 1).
 * 0 when delta is at least the total variation distance. Throws InputError outside the ranges.
 */
export function gdpEpsilon(mu: number, delta: number): number {
  requireNumber('mu', mu, MU);
  requireNumber('delta', delta, PROBABILITY);
  if (gdpAdvantage(mu) <= delta) return 0;
  const target = Math.log(delta);
  // ln delta is concave, as the convolution of two log-concave functions: the loss's density and (1 - e^-u)+.
  // delta(epsilon) < Phi(-near), so the epsilon at which Phi(-near) = delta is an upper end
  const upper = mu * (0.5 * mu + normalUpperQuantile(delta));
  return fromAbove(
    (epsilon) => logDeltaUnchecked(mu, epsilon) - target,
    (epsilon) => logGdpSlope(mu, epsilon),
    upper * (1 + 1e-12) + 1e-300,
    4 * Number.EPSILON * Math.max(1, -target),
  );
}

/**
 * The largest mu for which mu-GDP still implies (epsilon, delta)-DP. epsilon >= 0, delta in (0, 1).
 * Throws InputError outside the ranges.
 */
export function gdpMu(epsilon: number, delta: number): number {
  requireNumber('epsilon', epsilon, EPSILON);
  requireNumber('delta', delta, PROBABILITY);
  const target = Math.log(delta);
  const excess = (mu: number) => logDeltaUnchecked(mu, epsilon) - target;
  let upper = 1;
  while (excess(upper) < 0) upper *= 2;
  let lower = upper;
  while (excess(lower) > 0) lower *= 0.5;
  return lower === upper ? lower : findRoot(excess, lower, upper);
}

/**
 * The trade-off curve of mu-GDP at false-positive rate alpha in [0, 1]: the smallest false-negative rate `beta`,
 * `power` = 1 - beta without cancellation, and the slope d beta / d alpha (-Infinity at alpha = 0 when mu > 0).
 * Dong, Roth, Su (2022), equation (6).
 */
export function gdpTradeoff(mu: number, alpha: number): { beta: number; power: number; derivative: number } {
  requireNumber('mu', mu, MU);
  requireNumber('alpha', alpha, ALPHA);
  const threshold = normalUpperQuantile(alpha);
  return {
    beta: normalTail(mu - threshold),
    power: normalTail(threshold - mu),
    derivative: mu === 0 ? -1 : -Math.exp(mu * threshold - 0.5 * mu * mu),
  };
}
