// S1, the worst-case data set: draws of what DP-SGD releases about it, the sum of all steps' noisy gradients along
// e, without running any step. World 0 is D: record z with gradient +C e in every step; world 1 is D': z' with -C
// e. What others do, and how often the record is in a batch, depends on how batches are drawn.
import { checkMechanism } from '../../../accounting/domain';
import { isPoisson } from '../../../accounting/segments';
import type { AnyMechanism } from '../../../accounting/types';
import { createBinomialSampler } from '../../../base/numerics/binomialSampler';
import { fillNormal, fillUniform, STREAM } from '../../../base/numerics/randomStreams';

/** 0: z is in the training set. 1: z' is in its place. */
export type World = 0 | 1;

/** Uniforms are drawn in pieces of this many, so that memory does not grow with the request. */
const PIECE = 4096;

/** Scores are moves[world] K + sqrt(noisySteps) sigma Z in units of C, K ~ Bin(trials, probability), Z ~ N(0,1). */
interface WorstCase {
  trials: number;
  probability: number;
  moves: readonly [number, number];
  noisySteps: number;
}

function caseOf(mechanism: AnyMechanism): WorstCase {
  if (isPoisson(mechanism)) {
    // no other record has a gradient
    const { steps, samplingRate } = mechanism;
    return { trials: steps, probability: samplingRate, moves: [1, -1], noisySteps: steps };
  }
  switch (mechanism.sampling) {
    case 'fixed-size': {
      // all others are at the side of z', where batches without z lie too: one with z moves by 2C, and z' moves
      // none
      const { steps, samplingRate } = mechanism;
      return { trials: steps, probability: samplingRate, moves: [2, 0], noisySteps: steps };
    }
    case 'random-allocation': {
      // the record joins one step of every epoch; which one, the sum does not tell
      const { epochs, stepsPerEpoch } = mechanism;
      return { trials: epochs, probability: 1, moves: [1, -1], noisySteps: epochs * stepsPerEpoch };
    }
    case 'any-order': {
      // the attacker knows the order, and looks at no other step
      const { epochs } = mechanism;
      return { trials: epochs, probability: 1, moves: [1, -1], noisySteps: epochs };
    }
  }
}

/**
 * seed: 32-bit unsigned. Throws InputError when the mechanism lies outside the accounting domain. The worlds are
 * drawn independently; the published notebook re-uses mask and noise, which makes their error counts dependent.
 */
export function createWorstCaseSampler(mechanism: AnyMechanism, seed: number) {
  checkMechanism(mechanism);
  const { trials, probability, moves, noisySteps } = caseOf(mechanism);
  const scale = Math.sqrt(noisySteps) * mechanism.noiseMultiplier;
  const countOf = createBinomialSampler(trials, probability);
  const uniforms = new Float64Array(probability < 1 ? PIECE : 0);
  return {
    /**
     * target[offset + j] = score of run from + j, in units of the clipping norm, which cancels in every audit. A
     * run's score depends on (seed, repeat, world, run) alone.
     */
    fill(
      repeat: number,
      world: World,
      from: number,
      target: Float64Array,
      offset: number,
      count: number,
    ): void {
      const place = { seed, model: repeat, step: world };
      const move = moves[world];
      fillNormal({ ...place, stream: STREAM.worstCaseNoise }, from, target, offset, count);
      for (let done = 0; done < count; done += PIECE) {
        const size = Math.min(PIECE, count - done);
        if (probability < 1) {
          fillUniform({ ...place, stream: STREAM.worstCaseCount }, from + done, uniforms, 0, size);
        }
        for (let j = 0; j < size; j++) {
          const batches = probability < 1 ? countOf(uniforms[j]) : trials;
          const at = offset + done + j;
          target[at] = move * batches + scale * target[at];
        }
      }
    },
  };
}
