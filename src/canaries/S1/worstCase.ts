// S1, the worst-case data set: draws of what DP-SGD releases about it, without running any step.
// World 0 is D: record z with gradient +C e in every step; world 1 is D': z' with -C e. No other record has a gradient.
// The released sum of noisy gradients along e is then +-K + sqrt(T) sigma Z in units of C, K ~ Bin(T,q), Z ~ N(0,1).
// Not an attack's estimate: that is worstCaseAudit.ts.
import { checkMechanism } from '../../accounting';
import type { Mechanism } from '../../accounting/types';
import { createBinomialSampler } from '../../numerics/binomialSampler';
import { fillNormal, fillUniform, STREAM } from '../../numerics/randomStreams';

/** 0: z is in the training set. 1: z' is in its place. */
export type World = 0 | 1;

export interface WorstCaseSampler {
  /**
   * target[offset + j] = score of run from + j, j = 0..count-1, in units of the clipping norm (C scales every score and
   * cancels in every audit). A run's score depends on (seed, repeat, world, run) alone.
   */
  fill(repeat: number, world: World, from: number, target: Float64Array, offset: number, count: number): void;
}

/** Uniforms are drawn in pieces of this many, so that memory does not grow with the request. */
const PIECE = 4096;

/**
 * Sampler of the worst case; the binomial table is built once. seed: 32-bit unsigned. Throws InputError when the mechanism
 * lies outside the accounting domain. The worlds are drawn independently (the published notebook re-uses mask and noise
 * for both, which leaves each world right but makes their error counts dependent).
 */
export function createWorstCaseSampler(mechanism: Mechanism, seed: number): WorstCaseSampler {
  checkMechanism(mechanism);
  const { samplingRate, noiseMultiplier, steps } = mechanism;
  const scale = Math.sqrt(steps) * noiseMultiplier;
  const countOf = createBinomialSampler(steps, samplingRate);
  const uniforms = new Float64Array(samplingRate < 1 ? PIECE : 0);
  return {
    fill(repeat, world, from, target, offset, count) {
      const place = { seed, model: repeat, step: world };
      const sign = world === 0 ? 1 : -1;
      fillNormal({ ...place, stream: STREAM.worstCaseNoise }, from, target, offset, count);
      for (let done = 0; done < count; done += PIECE) {
        const size = Math.min(PIECE, count - done);
        if (samplingRate < 1) {
          fillUniform({ ...place, stream: STREAM.worstCaseCount }, from + done, uniforms, 0, size);
        }
        for (let j = 0; j < size; j++) {
          const batches = samplingRate < 1 ? countOf(uniforms[j]) : steps;
          const at = offset + done + j;
          target[at] = sign * batches + scale * target[at];
        }
      }
    },
  };
}
