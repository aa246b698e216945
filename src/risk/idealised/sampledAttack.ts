// The idealised attack on DP-SGD itself. Every value of every target's secret has a unit gradient of its own, all
// at right angles, and the attacker sees every step. The attack is simulated.

import type { Mechanism } from '../../accounting/types';
import { requireNumber } from '../../base/numerics/errors';
import { fillNormal, fillUniform, STREAM } from '../../base/numerics/randomStreams';
import { firstWhole } from '../../base/numerics/rootFinding';
import { uniformPrior } from '../priors/prior';
import { gaussianAttackSuccess } from './gaussianAttack';

export interface SampledSuccess {
  success: number;
  /** Standard error of the success; 0 if it is known by quadrature. */
  standardError: number;
}

/** Number of draws of each of the two sums of log-likelihood ratios, that of the true value and that of another one. */
const MOST_DRAWS = 2000;
const LEAST_DRAWS = 200;
/** Steps that are simulated for each of the two sums, over all draws together. */
const MOST_PLAYED = 2e6;

/** Beyond this number of steps the simulation would take too long, and the answer is null. */
export const MOST_PLAYED_STEPS = MOST_PLAYED / LEAST_DRAWS;

/**
 * The probability that the likeliest of `values` equally likely values, 2..100, is the true one. Per value the
 * log-likelihood ratio of "this one" against "none of them" is the sum over steps of ln(1 - q + q exp((y - 1/2) /
 * sigma^2)), y = B + sigma z for the true value (B is 1 if the record is drawn in this step, else 0) and sigma z for
 * every other, in units of the clipping norm; the values' sums are independent given the draws B, so the guess is right
 * when the true one's exceeds all others'. The success is estimated without bias from draws of both sums: where c of N
 * draws of another value's sum lie below a draw of the true one's, its share is prod (c - i) / (N - i) over i =
 * 0..values - 2. At q = 1 the success is computed by quadrature. A replaced record moves the sum by sqrt(2) here, not
 * by 2 as in the worst case. Returns null if steps exceed {@link MOST_PLAYED_STEPS} and q < 1. seed a 32-bit unsigned
 * integer. Throws InputError outside. Derived here.
 */
export function sampledAttackSuccess(
  values: number,
  { samplingRate: q, noiseMultiplier: sigma, steps }: Mechanism,
  seed: number,
): SampledSuccess | null {
  requireNumber('values', values, { min: 2, max: LEAST_DRAWS / 2, integer: true });
  requireNumber('samplingRate', q, { min: 0, max: 1, exclusiveMin: true });
  requireNumber('noiseMultiplier', sigma, { min: 0, max: 1e6, exclusiveMin: true });
  requireNumber('steps', steps, { min: 1, max: Number.MAX_SAFE_INTEGER, integer: true });
  requireNumber('seed', seed, { min: 0, max: 2 ** 32 - 1, integer: true });
  if (q === 1) {
    const { success } = gaussianAttackSuccess({
      prior: uniformPrior(values),
      sigma: sigma / Math.sqrt(steps),
    });
    return { success, standardError: 0 };
  }
  if (steps > MOST_PLAYED_STEPS) return null;
  const draws = Math.min(MOST_DRAWS, Math.floor(MOST_PLAYED / steps));
  const other = sums(draws, steps, q, sigma, seed, null).sort();
  const own = sums(draws, steps, q, sigma, seed, q);
  return meanAbove(own, other, values - 1);
}

/** Draws of one value's sum over steps. `present` is the probability that the record is drawn in a step; null means never. */
function sums(draws: number, steps: number, q: number, sigma: number, seed: number, present: number | null) {
  const noise = new Float64Array(steps);
  const coins = new Float64Array(steps);
  const model = present === null ? 1 : 2;
  const result = new Float64Array(draws);
  const [slope, offset] = [1 / sigma, 1 / (2 * sigma * sigma)];
  for (let i = 0; i < draws; i++) {
    fillNormal({ seed, stream: STREAM.oneHotNoise, model, step: 0 }, i * steps, noise, 0, steps);
    if (present !== null)
      fillUniform({ seed, stream: STREAM.oneHotSecret, model, step: 0 }, i * steps, coins, 0, steps);
    let sum = 0;
    for (let t = 0; t < steps; t++) {
      const there = present !== null && coins[t] < present ? 1 : 0;
      // (y - 1/2) / sigma^2 with y = there + sigma z
      const exponent = slope * noise[t] + there * slope * slope - offset;
      // beyond 700 the exponential alone would be too large
      sum += exponent < 700 ? Math.log1p(q * Math.expm1(exponent)) : Math.log(q) + exponent;
    }
    result[i] = sum;
  }
  return result;
}

/** Mean probability, over `own`, that `others` draws without replacement from the sorted `other` all lie below it. */
function meanAbove(own: Float64Array, other: Float64Array, others: number): SampledSuccess {
  const n = other.length;
  const below = Float64Array.from(own, (value) => lowerBound(other, value));
  const share = (c: number, of: number, times: number) => {
    let product = 1;
    for (let i = 0; i < times; i++) product *= Math.max(0, c - i) / (of - i);
    return product;
  };
  const won = Float64Array.from(below, (c) => share(c, n, others));
  const success = mean(won);
  // how much one draw of the other sum contributes to the estimate: every draw of the true sum above it counts with
  // the probability that its remaining rivals lie below it too
  const weight = new Float64Array(n + 1);
  below.forEach((c) => {
    if (c > 0) weight[c] += (others * share(c - 1, n - 1, others - 1)) / own.length;
  });
  const influence = new Float64Array(n);
  let above = 0;
  for (let rank = n - 1; rank >= 0; rank--) {
    above += weight[rank + 1];
    influence[rank] = above;
  }
  const variance = varianceOf(won) / own.length + varianceOf(influence) / n;
  return { success, standardError: Math.sqrt(variance) };
}

const lowerBound = (sorted: Float64Array, value: number): number =>
  firstWhole(-1, sorted.length, (i) => sorted[i] >= value);

const mean = (values: Float64Array): number => values.reduce((sum, x) => sum + x, 0) / values.length;

function varianceOf(values: Float64Array): number {
  const middle = mean(values);
  return values.reduce((sum, x) => sum + (x - middle) ** 2, 0) / (values.length - 1);
}
