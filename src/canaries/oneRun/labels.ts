// The random labels and coins of one run's game. Training sees the first labels alone.
import { fillUniform, STREAM } from '../../numerics/randomStreams';

function uniforms(stream: number, count: number, seed: number): Float64Array {
  const values = new Float64Array(count);
  fillUniform({ seed, stream, model: 0, step: 0 }, 0, values, 0, count);
  return values;
}

const uniformLabels = (stream: number, count: number, classes: number, seed: number): Int32Array =>
  Int32Array.from(uniforms(stream, count, seed), (u) => Math.floor(u * classes));

/** Labels 0..classes - 1, uniform and independent, that the canaries are trained with. */
export const trainedLabels = (count: number, classes: number, seed: number): Int32Array =>
  uniformLabels(STREAM.oneRunLabels, count, classes, seed);

/** Labels drawn like the trained ones and apart from them, which training never sees. They may coincide. */
export const comparisonLabels = (count: number, classes: number, seed: number): Int32Array =>
  uniformLabels(STREAM.oneRunComparisons, count, classes, seed);

/** Fair coins, +1 or -1. */
export const fairCoins = (count: number, seed: number): Int8Array =>
  Int8Array.from(uniforms(STREAM.oneRunCoins, count, seed), (u) => (u < 0.5 ? 1 : -1));
