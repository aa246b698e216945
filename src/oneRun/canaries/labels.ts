// The random labels and coins of one run's game. Training sees the trained labels alone.
import { STREAM, uniforms } from '../../base/numerics/randomStreams';

const toLabels = (values: Float64Array, classes: number): Int32Array =>
  Int32Array.from(values, (u) => Math.floor(u * classes));

/** Labels that the canaries are trained with: uniform on 0..classes - 1 and independent. */
export const trainedLabels = (count: number, classes: number, seed: number): Int32Array =>
  toLabels(uniforms({ seed, stream: STREAM.oneRunLabels }, count), classes);

/** Labels to compare with, of the same law as the trained ones and independent of them. `which` counts a canary's comparisons from 0. */
export const comparisonLabels = (count: number, classes: number, seed: number, which = 0): Int32Array =>
  toLabels(uniforms({ seed, stream: STREAM.oneRunComparisons, model: which }, count), classes);

/** A fair coin for each canary, 1 or -1. In the game in-out, a canary is trained on if its coin is 1. */
export const fairCoins = (count: number, seed: number): Int8Array =>
  Int8Array.from(uniforms({ seed, stream: STREAM.oneRunCoins }, count), (u) => (u < 0.5 ? 1 : -1));
