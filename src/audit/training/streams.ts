// The counter of the generator that each training draw uses, in every backend.
import { STREAM as REGISTERED } from '../../base/numerics/randomStreams';

/**
 * Counter layout of all backends: Philox4x32-10 with key = seed = (k0, k1) and counter words
 * (floor(index / 4), model, step, stream); word index % 4 of the four that one call gives belongs to `index`.
 * Steps count from 0, so the draws of step t lead to the iterate that checkpoint t + 1 reads.
 *
 * - mask: index = row of the training table; the record joins when word < floor(q 2^32), always when q = 1.
 * - noise: index = padded parameter index (layout.ts); the words (w0, w1) and (w2, w3) of a call each give two
 *   normals by Box-Muller: r = sqrt(-2 ln((w0 + 1) / 2^32)), angle 2 pi w1 / 2^32, then r cos, r sin.
 * - initialisation: index = padded parameter index, step 0; (w + 0.5) / 2^31 - 1 in (-1, 1) times the layer's bound.
 */
export const TRAINING_STREAM = {
  mask: REGISTERED.trainingMask,
  noise: REGISTERED.trainingNoise,
  initialisation: REGISTERED.initialisation,
} as const;
