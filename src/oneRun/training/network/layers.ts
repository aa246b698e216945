// Forward and backward pass of one chunk of rows through a network. Records are not told apart here, and nothing is clipped.

import { roundUp } from '../../../audit/training/layout';
import type { KernelExports } from '../../../audit/training/wasm/kernel';
import { type Products, referenceProducts, rowMajor, simdProducts, transposed } from './products';
import type { NetworkTask } from './task';

type Name =
  | 'inputs'
  | 'hidden'
  | 'hiddenGradient'
  | 'outputs'
  | 'hiddenWeights'
  | 'headWeights'
  | 'hiddenSum'
  | 'headSum';

export type Layers = ReturnType<typeof openLayers>;

const LANES = 8;

/**
 * Opens a network for chunks of up to `most` rows. A row of features takes 4 inputs x hidden + 6 hidden x classes operations for a
 * step, and without a hidden layer 4 inputs x classes.
 */
export function openLayers(
  { inputs, hidden: units, heads }: NetworkTask,
  most: number,
  kernel: KernelExports | null,
) {
  const fromFeatures = inputs.kind === 'features';
  const inputCount = fromFeatures ? inputs.rows[0].length : inputs.window * inputs.vocabulary;
  const featureCount = units === 0 ? inputCount : units;
  const outputCount = heads.reduce((sum, { classes }) => sum + classes, 0);
  const inputWidth = fromFeatures ? roundUp(inputCount, LANES) : 0;
  const hiddenWidth = roundUp(units, LANES);
  const outputWidth = roundUp(outputCount, LANES);
  const featureWidth = units === 0 ? inputWidth : hiddenWidth;
  const rows = roundUp(most, 4);
  const widest = Math.max(inputWidth, hiddenWidth, outputWidth, rows);
  const entries: Record<Name, number> = {
    inputs: rows * inputWidth,
    hidden: rows * hiddenWidth,
    hiddenGradient: rows * hiddenWidth,
    outputs: rows * outputWidth,
    hiddenWeights: units === 0 ? 0 : Math.max(inputWidth, inputCount) * hiddenWidth,
    headWeights: featureWidth * outputWidth,
    hiddenSum: units === 0 ? 0 : Math.max(inputWidth, inputCount) * hiddenWidth,
    headSum: featureWidth * outputWidth,
  };
  const products: Products<Name> = kernel
    ? simdProducts(entries, { rowsTimesInner: rows * widest, inner: widest }, kernel)
    : referenceProducts(entries);
  const { tables, multiply, softmax, dot } = products;
  const { hidden, hiddenGradient, outputs, hiddenWeights, headWeights } = tables;
  const seen = units === 0 ? tables.inputs : hidden;
  let loaded: readonly number[] = [];

  const tokenRow = (row: number, place: number): number =>
    inputs.kind === 'tokens'
      ? place * inputs.vocabulary + inputs.contexts[row * inputs.window + place]
      : Number.NaN;

  return {
    tables,
    /** Widths of a row in the tables, rounded up to eight: the heads' inputs, the hidden layer, all heads' classes. */
    widths: { features: featureWidth, hidden: hiddenWidth, outputs: outputWidth },
    /** The same counts without rounding; `inputs` counts the network's inputs, which have a row of weights each. */
    counts: { inputs: inputCount, features: featureCount, outputs: outputCount },
    /** The heads' inputs for the chunk: the hidden layer, or the features if there is none. */
    seen,
    softmax,
    dot,
    /** Loads these rows and leaves their logits in `outputs`. */
    forward(chunk: readonly number[]): void {
      loaded = chunk;
      const count = chunk.length;
      if (inputs.kind === 'features') {
        chunk.forEach((row, at) => {
          tables.inputs.set(inputs.rows[row], at * inputWidth);
        });
        if (units > 0) {
          const shape = { rows: count, inner: inputCount, columns: hiddenWidth };
          multiply(rowMajor(tables.inputs, inputWidth), rowMajor(hiddenWeights, hiddenWidth), hidden, shape);
        }
      } else {
        hidden.fill(0, 0, count * hiddenWidth);
        chunk.forEach((row, at) => {
          for (let place = 0; place < inputs.window; place++) {
            const from = tokenRow(row, place) * hiddenWidth;
            const to = at * hiddenWidth;
            for (let u = 0; u < units; u++) hidden[to + u] += hiddenWeights[from + u];
          }
        });
      }
      for (let i = 0; i < count * hiddenWidth; i++) if (hidden[i] < 0) hidden[i] = 0;
      const shape = { rows: count, inner: featureCount, columns: outputWidth };
      multiply(rowMajor(seen, featureWidth), rowMajor(headWeights, outputWidth), outputs, shape);
    },
    /** Computes, from the losses' gradients in `outputs`, those in the hidden layer's sums, into `hiddenGradient`. */
    backward(): void {
      if (units === 0) return;
      const shape = { rows: loaded.length, inner: outputCount, columns: hiddenWidth };
      const back = transposed(rowMajor(headWeights, outputWidth));
      multiply(rowMajor(outputs, outputWidth), back, hiddenGradient, shape);
      // a unit at 0 passes no gradient on
      for (let i = 0; i < loaded.length * hiddenWidth; i++) if (hidden[i] === 0) hiddenGradient[i] = 0;
    },
    /** Adds the gradients in the weights: the products of `outputs` and `hiddenGradient` with the inputs of their layers. */
    addGradients(): void {
      const count = loaded.length;
      const headShape = { rows: featureWidth, inner: count, columns: outputWidth };
      const gradient = rowMajor(outputs, outputWidth);
      multiply(transposed(rowMajor(seen, featureWidth)), gradient, tables.headSum, headShape, true);
      if (units === 0) return;
      if (inputs.kind === 'features') {
        const shape = { rows: inputWidth, inner: count, columns: hiddenWidth };
        const across = transposed(rowMajor(tables.inputs, inputWidth));
        multiply(across, rowMajor(hiddenGradient, hiddenWidth), tables.hiddenSum, shape, true);
        return;
      }
      loaded.forEach((row, at) => {
        for (let place = 0; place < inputs.window; place++) {
          const to = tokenRow(row, place) * hiddenWidth;
          const from = at * hiddenWidth;
          for (let u = 0; u < units; u++) tables.hiddenSum[to + u] += hiddenGradient[from + u];
        }
      });
    },
    /** The inner product of two rows' inputs, by their places in the chunk. */
    inputProduct(one: number, other: number): number {
      if (inputs.kind === 'tokens') {
        let same = 0;
        for (let place = 0; place < inputs.window; place++) {
          if (tokenRow(loaded[one], place) === tokenRow(loaded[other], place)) same++;
        }
        return same;
      }
      const [a, b] = [inputs.rows[loaded[one]], inputs.rows[loaded[other]]];
      let sum = 0;
      for (let j = 0; j < inputCount; j++) sum += a[j] * b[j];
      return sum;
    },
  };
}
