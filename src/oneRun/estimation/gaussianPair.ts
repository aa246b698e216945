// Two readings of one canary's summed signal when it is in or out: by its exact law, and as a pair of normal laws
// with the same means and variances. How far the second departs from the first is what "asymptotically Gaussian"
// costs at a small delta.
import { checkDelta, checkMechanism, scoreLaw } from '../../accounting';
import type { Mechanism } from '../../accounting/types';
import { LN_INV_SQRT_2PI, normalCdf, normalTail } from '../../base/numerics/normal';
import { bisectPredicate } from '../../base/numerics/rootFinding';

type Pair = ReturnType<typeof pairOf>;

/** Mean and variance of the signal with the canary, and variance without it, where the mean is 0. In clipping norms. */
function pairOf({ samplingRate: q, noiseMultiplier, steps }: Mechanism) {
  const varianceOut = steps * noiseMultiplier ** 2;
  return { mean: steps * q, varianceIn: varianceOut + steps * q * (1 - q), varianceOut };
}

/** P(lower < x < upper) of a normal law. */
const between = (lower: number, upper: number, mean: number, variance: number): number => {
  const [low, high] = [lower, upper].map((x) => (x - mean) / Math.sqrt(variance));
  return low > 0 ? normalTail(low) - normalTail(high) : normalCdf(high) - normalCdf(low);
};

/**
 * The points where in(x) = e^level out(x), for the densities with and without the canary. Outside them in(x) is larger,
 * because the law with the canary is wider. At q = 1 there is one such point, and in(x) is larger beyond it.
 */
function crossings({ mean, varianceIn, varianceOut }: Pair, level: number): [number, number] {
  const a = 0.5 / varianceOut - 0.5 / varianceIn;
  const b = mean / varianceIn;
  const c = 0.5 * Math.log(varianceOut / varianceIn) - (mean * mean) / (2 * varianceIn) - level;
  if (a < 1e-14 * b) return [Number.NEGATIVE_INFINITY, -c / b];
  const square = b * b - 4 * a * c;
  if (square <= 0) return [-b / (2 * a), -b / (2 * a)];
  // the smaller root without cancellation
  const far = (-b - Math.sqrt(square)) / (2 * a);
  return [far, c / (a * far)];
}

/** The hockey-stick divergence of the pair of normal laws at epsilon, the larger of both directions. */
function pairDelta(pair: Pair, epsilon: number): number {
  const { mean, varianceIn, varianceOut } = pair;
  const [low, high] = crossings(pair, epsilon);
  const outside = (centre: number, variance: number) =>
    normalCdf((low - centre) / Math.sqrt(variance)) + normalTail((high - centre) / Math.sqrt(variance));
  const present = outside(mean, varianceIn) - Math.exp(epsilon) * outside(0, varianceOut);
  const [from, to] = crossings(pair, -epsilon);
  const absent = between(from, to, 0, varianceOut) - Math.exp(epsilon) * between(from, to, mean, varianceIn);
  return Math.max(present, absent);
}

/** The same divergence of the exact laws, whose likelihood ratio rises with the signal, so that it crosses e^epsilon once. */
function exactDelta(mechanism: Mechanism, epsilon: number): number {
  const law = scoreLaw(mechanism);
  const scale = Math.sqrt(law.noiseVariance);
  // logDensity is of the density times the scale
  const ratio = (x: number) => law.at(x, 'upper').logDensity - (LN_INV_SQRT_2PI - 0.5 * (x / scale) ** 2);
  const reach = law.mean + 40 * law.spread + epsilon * scale * (scale / law.mean + 1);
  const crossing = (level: number) =>
    bisectPredicate((x) => ratio(x) < level, -reach, reach, { absoluteTolerance: 1e-9 * scale })[0];
  const up = crossing(epsilon);
  const present = Math.exp(law.at(up, 'upper').logTail) - Math.exp(epsilon) * normalTail(up / scale);
  const down = crossing(-epsilon);
  const absent = normalCdf(down / scale) - Math.exp(epsilon) * Math.exp(law.at(down, 'lower').logTail);
  return Math.max(present, absent);
}

const epsilonAt = (deltaAt: (epsilon: number) => number, delta: number): number => {
  if (deltaAt(0) <= delta) return 0;
  let upper = 1;
  while (deltaAt(upper) > delta && upper < 500) upper *= 2;
  return bisectPredicate((epsilon) => deltaAt(epsilon) > delta, 0, upper, { absoluteTolerance: 1e-9 })[1];
};

/**
 * The epsilon at delta that the summed signal of one worst-case canary can show, in or out (add/remove), exactly
 * and as two normal laws. The signal of a step is the released sum along the canary, so that the sum is k + noise,
 * k ~ Bin(T, q). Where `gaussian` is above `exact`, reading a normal law claims more than there is. Mechanism and
 * delta within the accounting domain; InputError outside. After the abstract of Agrawal, Wei, Singh, Magdon-Ismail
 * and Zikas, "Let's Ask Gauss" (2026); derived here.
 */
export function gaussianPair(mechanism: Mechanism, delta: number): { exact: number; gaussian: number } {
  checkMechanism(mechanism);
  checkDelta(delta);
  const pair = pairOf(mechanism);
  return {
    exact: epsilonAt((epsilon) => exactDelta(mechanism, epsilon), delta),
    gaussian: epsilonAt((epsilon) => pairDelta(pair, epsilon), delta),
  };
}
