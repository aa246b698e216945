// The worst-case attack (S1) on the sum of all steps, however batches are drawn: its error rates, its limit, and
// which epsilon a share of errors speaks for. All exact, since the sum's law is known in both worlds. Not a
// guarantee: that is the accountant's. Derived here.
//
// Poisson's law is that of hiddenState.ts. Batches of fixed size: all others pull to the side of z', so that the
// sum is 2K + sqrt(T) sigma Z where z is, K ~ Bin(T, gamma), and sqrt(T) sigma Z where z' is. Random allocation:
// the record is in one step of each of E epochs, and the sum lies at +E or -E under noise sqrt(E t) sigma: two
// Gaussians. In any order, known to the attacker: E of those steps alone.

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
  /** The score at which the two worlds are equally likely: no other threshold errs less. Nothing is learnt from scores to place it. */
  threshold: number;
  spread: number;
  rates(threshold: number): HiddenStateErrors;
  /** The most that the attack can show with unlimited runs. delta in (0, 1). */
  epsilon(delta: number): Verified;
  /**
   * What a probability of errors in [0, 1] speaks for: the limit of the attack under the most noise with which it
   * could err so rarely. The law's other numbers are known, its noise is not used. Decreasing; 0 from 1/2 on,
   * Infinity at 0. null where another reading is usual.
   */
  epsilonOfError: ((error: number, delta: number) => number) | null;
}

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

/** Noise over C under which the law is looked for; beyond it nothing can be told, and more than anybody asks is. */
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
      // little noise is where an epsilon is beyond all that is printed: what it is there is less, and holds
      if (excess(least) <= 0) return halfLaw(mechanism, NOISE.least).epsilon(delta);
      // the end with more noise: rounding must not turn into a claim
      const solved = findRoot(excess, least, most, { absoluteTolerance: 1e-8 }) + 1e-8;
      return halfLaw(mechanism, Math.exp(solved)).epsilon(delta);
    },
  };
}

/** Half of the score: K + s Z against s Z, s = sqrt(T) sigma / 2. */
function halfLaw({ samplingRate, steps }: FixedSize, noiseMultiplier: number) {
  const law = scoreLaw({ samplingRate, steps, noiseMultiplier: 0.5 * noiseMultiplier });
  const scale = Math.sqrt(law.noiseVariance);
  /** ln of how much likelier x is where z is; it rises with x. */
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
