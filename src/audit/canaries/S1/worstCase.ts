// S1, the worst-case pair of data sets. In world 0 the data hold a record z whose gradient is +C e in every step, for a
// unit vector e; in world 1 a record z' with gradient -C e has its place. A score is a sum of noisy gradients along e: of
// all steps, which is all that the last model shows of the pair, or, if the attacker knows the order of the records, of
// the steps that have this record. Scores are drawn from their law, without running any step. The gradients of the other
// records, and how often the record is in a batch, depend on how batches are drawn.
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
    // the gradients of all other records are 0
    const { steps, samplingRate } = mechanism;
    return { trials: steps, probability: samplingRate, moves: [1, -1], noisySteps: steps };
  }
  switch (mechanism.sampling) {
    case 'fixed-size': {
      // every other record has the gradient of z'. A batch with z differs from any other batch by 2C, and z' changes
      // nothing, so that scores are counted from the sum of a batch without z
      const { steps, samplingRate } = mechanism;
      return { trials: steps, probability: samplingRate, moves: [2, 0], noisySteps: steps };
    }
    case 'random-allocation': {
      // the record joins one step of every epoch, and the sum does not depend on which step it is
      const { epochs, stepsPerEpoch } = mechanism;
      return { trials: epochs, probability: 1, moves: [1, -1], noisySteps: epochs * stepsPerEpoch };
    }
    case 'any-order': {
      // the attacker knows the order, and looks only at the step of each epoch that has the record
      const { epochs } = mechanism;
      return { trials: epochs, probability: 1, moves: [1, -1], noisySteps: epochs };
    }
  }
}

/**
 * Creates a sampler of worst-case scores from a 32-bit unsigned seed. Poisson batches must be whole, of one record a person.
 * Throws InputError when the mechanism lies outside the accounting domain. The worlds are drawn independently of each other. The paper's notebook uses the same batches and the
 * same noise for both, which makes the error counts of its worlds dependent.
 */
export function createWorstCaseSampler(mechanism: AnyMechanism, seed: number) {
  checkMechanism(mechanism);
  const { trials, probability, moves, noisySteps } = caseOf(mechanism);
  const scale = Math.sqrt(noisySteps) * mechanism.noiseMultiplier;
  const countOf = createBinomialSampler(trials, probability);
  const uniforms = new Float64Array(probability < 1 ? PIECE : 0);
  return {
    /**
     * Sets target[offset + j] to the score of run from + j, for j < count, in units of the clipping norm, which cancels in
     * every audit. For one mechanism a run's score depends on (seed, repeat, world, run) alone.
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
