// The worst-case attack (S1) on the sum of all steps, however batches are drawn: its error rates, its limit, and the epsilon that an
// error rate shows. All of these are exact, since the sum's law is known both with z and with z'. They are no guarantee, which the
// accountant gives. Derived here.
//
// z is the record that is attacked and z' the one in its place. Sums are in clipping norms, Z is a standard normal number, T the
// number of steps and gamma the sampling rate. The law for Poisson batches is that of hiddenState.ts. With batches of fixed size all
// other records have the gradient of z', so that, up to a known shift, the sum is 2K + sqrt(T) sigma Z with z, where K ~ Bin(T, gamma)
// is the number of batches that hold z, and sqrt(T) sigma Z with z'. With random allocation the record is in one step of each of E
// epochs of t steps, and the sum lies at +E or -E under noise sqrt(E t) sigma, so
// that the two laws are Gaussian. If the order of the records is arbitrary but known to the attacker, the attacker sums only the
// E steps of the record.

import {
  LN_INV_SQRT_2PI,
  logNormalTail,
  normalCdf,
  normalTail,
  normalUpperQuantile,
} from '../../base/numerics/normal';
import { findRoot } from '../../base/numerics/rootFinding';
import { gdpEpsilon } from '../closedForm/gaussianDp';
import { isPoisson } from '../segments';
import type { AnyMechanism, FixedSize, Mechanism, Verified } from '../types';
import { type HiddenStateErrors, hiddenStateEpsilon, hiddenStateRates, verified } from './hiddenState';
import { type ScoreLaw, scoreLaw } from './scoreLaw';

/** The law of scores in units of the clipping norm, with the rule "z was there if the score exceeds the threshold". */
export interface AttackLaw {
  /** The score at which z and z' are equally likely, so that no other threshold errs less. It does not depend on drawn scores. */
  threshold: number;
  /** The standard deviation of the scores, roughly. */
  spread: number;
  /** The exact error rates of the attack at a threshold. */
  rates(threshold: number): HiddenStateErrors;
  /** The most that the attack can show with unlimited runs. delta in (0, 1). */
  epsilon(delta: number): Verified;
  /**
   * The epsilon that an error probability in [0, 1] shows: the limit of the attack under the most noise with which it could
   * err so rarely. The law's own noise is not used, only its other numbers. It falls as the error grows: it is Infinity at an error of 0,
   * and 0 from 1/2 on. Null for Poisson batches, whose errors are read as a Gaussian's elsewhere.
   */
  epsilonOfError: ((error: number, delta: number) => number) | null;
}

/** The attack's law for a mechanism whose batches are not cut, and in which each person has one record. */
export function attackLaw(mechanism: AnyMechanism): AttackLaw {
  if (isPoisson(mechanism)) return poissonLaw(mechanism);
  const { noiseMultiplier } = mechanism;
  switch (mechanism.sampling) {
    case 'fixed-size':
      return mechanism.samplingRate === 1
        ? gaussianLaw(2 * mechanism.steps, 0, Math.sqrt(mechanism.steps) * noiseMultiplier)
        : fixedSizeLaw(mechanism);
    case 'random-allocation':
    case 'any-order': {
      const { epochs } = mechanism;
      const seen = 'stepsPerEpoch' in mechanism ? epochs * mechanism.stepsPerEpoch : epochs;
      return gaussianLaw(epochs, -epochs, Math.sqrt(seen) * noiseMultiplier);
    }
  }
}

function poissonLaw(mechanism: Mechanism): AttackLaw {
  return {
    threshold: 0,
    spread: scoreLaw(mechanism).spread,
    rates: (threshold) => hiddenStateRates(mechanism, threshold),
    epsilon: (delta) => hiddenStateEpsilon(mechanism, delta),
    epsilonOfError: null,
  };
}

function gaussianLaw(mean: number, other: number, scale: number): AttackLaw {
  return {
    threshold: 0.5 * (mean + other),
    spread: scale,
    rates: (x) => ({ fpr: normalTail((x - other) / scale), fnr: normalCdf((x - mean) / scale) }),
    epsilon: (delta) => verified(gdpEpsilon((mean - other) / scale, delta)),
    epsilonOfError: (error, delta) => {
      if (error >= 0.5) return 0;
      return error === 0 ? Infinity : gdpEpsilon(2 * normalUpperQuantile(error), delta);
    },
  };
}

/**
 * The range of noise multipliers that is searched. With more noise z and z' cannot be told apart, and with less noise epsilon
 * is larger than any that is asked for.
 */
const NOISE = { least: 1e-3, most: 1e4 };

function fixedSizeLaw(mechanism: FixedSize): AttackLaw {
  const half = halfLaw(mechanism, mechanism.noiseMultiplier);
  return {
    threshold: 2 * half.middle,
    spread: 2 * half.law.spread,
    rates: (x) => half.rates(0.5 * x),
    epsilon: (delta) => verified(half.epsilon(delta)),
    epsilonOfError: (error, delta) => {
      if (error >= 0.5) return 0;
      if (error === 0) return Infinity;
      const excess = (logNoise: number) =>
        halfLaw(mechanism, Math.exp(logNoise)).totalVariation - (1 - 2 * error);
      const [least, most] = [Math.log(NOISE.least), Math.log(NOISE.most)];
      if (excess(most) >= 0) return halfLaw(mechanism, NOISE.most).epsilon(delta);
      // epsilon under so little noise is larger than any that is printed; that at the least noise is smaller, so it holds
      if (excess(least) <= 0) return halfLaw(mechanism, NOISE.least).epsilon(delta);
      // the end of the bracket with more noise is taken, so that rounding cannot make epsilon too large
      const solved = findRoot(excess, least, most, { absoluteTolerance: 1e-8 }) + 1e-8;
      return halfLaw(mechanism, Math.exp(solved)).epsilon(delta);
    },
  };
}

/** The law of half the score: K + s Z with z against s Z with z', where s = sqrt(T) sigma / 2. */
function halfLaw({ samplingRate, steps }: FixedSize, noiseMultiplier: number) {
  const law = scoreLaw({ samplingRate, steps, noiseMultiplier: 0.5 * noiseMultiplier });
  const scale = Math.sqrt(law.noiseVariance);
  /** ln of the likelihood ratio of z against z' at x, which rises with x. */
  const logRatio = (x: number) => law.at(x, 'upper').logDensity - (LN_INV_SQRT_2PI - 0.5 * (x / scale) ** 2);
  const middle = crossing(logRatio, 0, law, 1);
  const logTails = (x: number) => ({
    own: law.at(x, 'upper').logTail,
    other: logNormalTail(x / scale),
    ownBelow: law.at(x, 'lower').logTail,
    otherBelow: logNormalTail(-x / scale),
  });
  const totalVariation = Math.exp(law.at(middle, 'upper').logTail) - normalTail(middle / scale);

  function epsilon(delta: number): number {
    if (!(totalVariation > delta)) return 0;
    const target = Math.log(delta);
    const gap = (first: number, second: number, e: number) =>
      first + Math.log(-Math.expm1(Math.min(-Number.MIN_VALUE, e + second - first)));
    const above = (x: number) => {
      const { own, other } = logTails(x);
      return target - gap(own, other, logRatio(x));
    };
    const below = (x: number) => {
      const { ownBelow, otherBelow } = logTails(x);
      return target - gap(otherBelow, ownBelow, -logRatio(x));
    };
    const removal = logRatio(crossing(above, middle, law, 1));
    const addition = -logRatio(crossing(below, middle, law, -1));
    return Math.max(0, removal, addition);
  }

  return {
    law,
    middle,
    totalVariation,
    epsilon,
    rates: (x: number): HiddenStateErrors => ({
      fpr: normalTail(x / scale),
      fnr: Math.min(1, Math.exp(law.at(x, 'lower').logTail)),
    }),
  };
}

/** The root of f as x goes up (`way` 1) or down (-1) from a place where f is negative. */
function crossing(f: (x: number) => number, from: number, { spread }: ScoreLaw, way: 1 | -1): number {
  let [near, far] = [from, from + way * spread];
  if (f(near) >= 0) return near;
  for (let reach = spread; f(far) < 0; reach *= 2) [near, far] = [far, far + way * reach];
  return findRoot(f, Math.min(near, far), Math.max(near, far), { relativeTolerance: 1e-13 });
}
