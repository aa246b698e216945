// The random labels and coins of one run's game. Training sees the first labels alone.
import { fillUniform, STREAM } from '../../../base/numerics/randomStreams';

function uniforms(stream: number, count: number, seed: number, model = 0): Float64Array {
  const values = new Float64Array(count);
  fillUniform({ seed, stream, model, step: 0 }, 0, values, 0, count);
  return values;
}

const toLabels = (values: Float64Array, classes: number): Int32Array =>
  Int32Array.from(values, (u) => Math.floor(u * classes));

/** Labels 0..classes - 1, uniform and independent, that the canaries are trained with. */
export const trainedLabels = (count: number, classes: number, seed: number): Int32Array =>
  toLabels(uniforms(STREAM.oneRunLabels, count, seed), classes);

/**
 * Labels drawn like the trained ones and apart from them, which training never sees; `which` counts the comparisons of each
 * canary from 0. They may coincide with the trained one, and with each other.
 */
export const comparisonLabels = (count: number, classes: number, seed: number, which = 0): Int32Array =>
  toLabels(uniforms(STREAM.oneRunComparisons, count, seed, which), classes);

/** Fair coins, +1 or -1. */
export const fairCoins = (count: number, seed: number): Int8Array =>
  Int8Array.from(uniforms(STREAM.oneRunCoins, count, seed), (u) => (u < 0.5 ? 1 : -1));
