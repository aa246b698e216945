// DP-SGD on one network of at most one hidden layer: every record's gradient is clipped exactly and none is ever stored.
//
// A layer's gradient for one row is an outer product of what comes in, x, and what its outputs are to change by, d, so a
// record's squared norm is the sum over layers and over pairs of its rows of (x_t . x_s)(d_t . d_s): |x|^2 |d|^2 for records of
// one row. Scaling the d of a record scales its gradient. (Goodfellow, "Efficient Per-Example Gradient Computations", 2015;
// for sequences Li, Tramer, Liang, Hashimoto, "Large Language Models Can Be Strong Differentially Private Learners", 2022.)
import { fillNormal, STREAM } from '../../../numerics/randomStreams';
import type { KernelExports } from '../../wasm/kernel';
import { batchOfRecords } from '../batch';
import { putBack } from '../savedWeights';
import { toGradient } from './heads';
import { type Layers, openLayers } from './layers';
import type { Table } from './products';
import type { NetworkTask, NetworkTraining } from './task';

/** Rows computed at once, where no record has more. */
const CHUNK = 256;

/** The squared norm of the gradient of the record that is the chunk's rows from..to - 1. */
function squaredGradientNorm(
  { tables, widths, seen, dot, inputProduct }: Layers,
  from: number,
  to: number,
): number {
  const { features, hidden, outputs } = widths;
  let sum = 0;
  for (let t = from; t < to; t++) {
    for (let s = from; s <= t; s++) {
      let product = dot(seen, t * features, s * features, features);
      product *= dot(tables.outputs, t * outputs, s * outputs, outputs);
      if (hidden > 0) {
        const change = dot(tables.hiddenGradient, t * hidden, s * hidden, hidden);
        if (change !== 0) product += change * inputProduct(t, s);
      }
      sum += s === t ? product : 2 * product;
    }
  }
  return sum;
}

function scaleRows(table: Table, width: number, from: number, to: number, by: number): void {
  for (let i = from * width; i < to * width; i++) table[i] *= by;
}

/** Records one after the other, as many at once as `most` rows hold. */
function chunksOf(records: readonly number[], firstRow: Int32Array, most: number): number[][] {
  const chunks: number[][] = [];
  let rows = Infinity;
  for (const record of records) {
    const count = firstRow[record + 1] - firstRow[record];
    if (rows + count > most) {
      chunks.push([]);
      rows = 0;
    }
    chunks[chunks.length - 1].push(record);
    rows += count;
  }
  return chunks;
}

function setStart({ start, hidden, seed }: NetworkTask, { tables, widths, counts }: Layers): void {
  if (start !== null) {
    tables.hiddenWeights.set(start.hidden);
    tables.headWeights.set(start.heads);
    return;
  }
  const scale = Math.sqrt(2 / hidden);
  const normals = new Float64Array(hidden);
  for (let j = 0; hidden > 0 && j < counts.inputs; j++) {
    fillNormal({ seed, stream: STREAM.oneRunInitialWeights, model: j, step: 0 }, 0, normals, 0, hidden);
    for (let u = 0; u < hidden; u++) tables.hiddenWeights[j * widths.hidden + u] = scale * normals[u];
  }
}

/**
 * A step takes eta / (q n) times (the sum of clipped gradients + sigma R N(0, I)) from the weights. `kernel`: products in
 * float32 by SIMD, an instance for this training alone; null: all in float64, the reference. The draws are the same.
 */
export function networkTraining(task: NetworkTask, kernel: KernelExports | null): NetworkTraining {
  const { firstRow, heads, hidden, clippingNorm, noiseMultiplier, learningRate, samplingRate, seed } = task;
  const records = firstRow.length - 1;
  let longest = 1;
  for (let i = 0; i < records; i++) longest = Math.max(longest, firstRow[i + 1] - firstRow[i]);
  const most = Math.max(longest, Math.min(CHUNK, firstRow[records]));
  const layers = openLayers(task, most, kernel);
  const { tables, widths, counts } = layers;
  setStart(task, layers);
  const rate = learningRate / (samplingRate * task.population);
  const noiseScale = noiseMultiplier * clippingNorm;
  const noise = new Float64Array(Math.max(hidden, counts.outputs));
  let stepsDone = 0;

  const gradientsOf = (chunk: readonly number[]) => {
    const rows = chunk.flatMap((record) =>
      Array.from({ length: firstRow[record + 1] - firstRow[record] }, (_, i) => firstRow[record] + i),
    );
    layers.forward(rows);
    rows.forEach((row, at) => {
      toGradient(tables.outputs, at * widths.outputs, heads, row, layers.softmax);
    });
    layers.backward();
    let from = 0;
    for (const record of chunk) {
      const to = from + firstRow[record + 1] - firstRow[record];
      const norm = Math.sqrt(squaredGradientNorm(layers, from, to));
      if (norm > clippingNorm) {
        scaleRows(tables.outputs, widths.outputs, from, to, clippingNorm / norm);
        scaleRows(tables.hiddenGradient, widths.hidden, from, to, clippingNorm / norm);
      }
      from = to;
    }
    layers.addGradients();
  };

  const descend = (
    weights: Table,
    sum: Table,
    rows: number,
    width: number,
    count: number,
    stream: number,
  ) => {
    for (let j = 0; j < rows; j++) {
      if (noiseScale > 0) fillNormal({ seed, stream, model: j, step: stepsDone }, 0, noise, 0, count);
      const at = j * width;
      for (let c = 0; c < count; c++) weights[at + c] -= rate * (sum[at + c] + noiseScale * noise[c]);
    }
  };

  return {
    step() {
      if (stepsDone >= task.steps) throw new RangeError(`all ${task.steps} steps are done`);
      tables.hiddenSum.fill(0);
      tables.headSum.fill(0);
      for (const chunk of chunksOf(batchOfRecords(records, task, stepsDone), firstRow, most))
        gradientsOf(chunk);
      const { hiddenWeights, hiddenSum, headWeights, headSum } = tables;
      if (hidden > 0) {
        const stream = STREAM.oneRunHiddenNoise;
        descend(hiddenWeights, hiddenSum, counts.inputs, widths.hidden, hidden, stream);
      }
      const { features, outputs } = counts;
      descend(headWeights, headSum, features, widths.outputs, outputs, STREAM.oneRunWeightNoise);
      stepsDone++;
    },
    get stepsDone() {
      return stepsDone;
    },
    logits: rowReader(layers, firstRow[records], most, () => stepsDone),
    save: () => [tables.hiddenWeights.slice(), tables.headWeights.slice()],
    resume(done, saved) {
      putBack(saved, [tables.hiddenWeights, tables.headWeights]);
      stepsDone = done;
    },
    weights: () => ({ hidden: tables.hiddenWeights.slice(), heads: tables.headWeights.slice() }),
  };
}

/** Reads rows by the chunk, for whoever asks about one usually asks about the next. */
function rowReader(layers: Layers, rows: number, most: number, stepsDone: () => number) {
  let read = { steps: -1, from: 0, to: 0 };
  const { outputs } = layers.widths;
  return (row: number): Table => {
    if (read.steps !== stepsDone() || row < read.from || row >= read.to) {
      read = { steps: stepsDone(), from: row, to: Math.min(rows, row + most) };
      layers.forward(Array.from({ length: read.to - row }, (_, i) => row + i));
    }
    const at = (row - read.from) * outputs;
    return layers.tables.outputs.subarray(at, at + layers.counts.outputs);
  };
}
