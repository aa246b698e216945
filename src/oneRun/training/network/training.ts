// DP-SGD on one network of at most one hidden layer: every record's gradient is clipped exactly and none is ever
// stored.
//
// A layer's gradient for one row is an outer product of what comes in, x, and what its outputs are to change by, d,
// so a record's squared norm is the sum over layers and over pairs of its rows of (x_t . x_s)(d_t . d_s): |x|^2
// |d|^2 for records of one row. Scaling the d of a record scales its gradient. (Goodfellow, "Efficient Per-Example
// Gradient Computations", 2015; for sequences Li, Tramer, Liang, Hashimoto, "Large Language Models Can Be Strong
// Differentially Private Learners", 2022.)

import type { KernelExports } from '../../../audit/training/wasm/kernel';
import { fillNormal, STREAM } from '../../../base/numerics/randomStreams';
import { Defect } from '../../../base/sentences/defect';
import { batchOfRecords } from '../batch';
import { chunkRows, chunksOf, longestOf } from './chunks';
import { emptyAnswer, noteRow, toGradient } from './heads';
import { type Layers, openLayers } from './layers';
import type { Table } from './products';
import { inSteps } from './steps';
import type { Head, NetworkTask, NetworkTraining, TaskAnswer, TaskQuestion } from './task';
import { type Placed, putWeights, takeOut } from './weights';

/** Number of rows that are computed at once, unless a record has more. */
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

function placesOf({ tables, widths, counts }: Layers, units: number): readonly Placed[] {
  const { inputs, features, outputs } = counts;
  return [
    { table: tables.hiddenWeights, rows: units > 0 ? inputs : 0, width: widths.hidden, count: units },
    { table: tables.headWeights, rows: features, width: widths.outputs, count: outputs },
  ];
}

/** Draws the hidden layer's normals, of variance 2 / hidden. */
function drawHidden({ hidden, seed }: NetworkTask, { tables, widths, counts }: Layers): void {
  const scale = Math.sqrt(2 / hidden);
  const normals = new Float64Array(hidden);
  for (let j = 0; hidden > 0 && j < counts.inputs; j++) {
    fillNormal({ seed, stream: STREAM.oneRunInitialWeights, model: j, step: 0 }, 0, normals, 0, hidden);
    for (let u = 0; u < hidden; u++) tables.hiddenWeights[j * widths.hidden + u] = scale * normals[u];
  }
}

/**
 * A training by DP-SGD. A step takes eta / (q n) times (the sum of clipped gradients + sigma R N(0, I)) from the weights.
 * `kernel` is an instance for this training alone, which computes products in float32 by SIMD. If it is null, all is computed
 * in float64, which is the reference. The draws are the same.
 */
export function networkTraining(task: NetworkTask, kernel: KernelExports | null): NetworkTraining {
  const { firstRow, heads, hidden, clippingNorm, noiseMultiplier, learningRate, samplingRate, seed } = task;
  const records = firstRow.length - 1;
  const most = Math.max(longestOf(firstRow), Math.min(CHUNK, firstRow[records]));
  const layers = openLayers(task, most, kernel);
  const { tables, widths, counts } = layers;
  const places = placesOf(layers, hidden);
  if (task.start) putWeights(places, task.start);
  else drawHidden(task, layers);
  const rate = learningRate / (samplingRate * task.population);
  const noiseScale = noiseMultiplier * clippingNorm;
  const noise = new Float64Array(Math.max(hidden, counts.outputs));

  const gradientsOf = (chunk: readonly number[]) => {
    const rows = chunkRows(chunk, firstRow);
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
    step: number,
  ) => {
    for (let j = 0; j < rows; j++) {
      if (noiseScale > 0) fillNormal({ seed, stream, model: j, step }, 0, noise, 0, count);
      const at = j * width;
      for (let c = 0; c < count; c++) weights[at + c] -= rate * (sum[at + c] + noiseScale * noise[c]);
    }
  };

  return inSteps(task.steps, {
    step(step) {
      tables.hiddenSum.fill(0);
      tables.headSum.fill(0);
      for (const chunk of chunksOf(batchOfRecords(records, task, step), firstRow, most)) gradientsOf(chunk);
      const { hiddenWeights, hiddenSum, headWeights, headSum } = tables;
      const { inputs, features, outputs } = counts;
      if (hidden > 0) {
        const stream = STREAM.oneRunHiddenNoise;
        descend(hiddenWeights, hiddenSum, inputs, widths.hidden, hidden, stream, step);
      }
      descend(headWeights, headSum, features, widths.outputs, outputs, STREAM.oneRunWeightNoise, step);
    },
    answer: (question) => answerInChunks(layers, heads, most, question),
    save: () => places.map(takeOut),
    resume(saved) {
      if (saved.some((table) => table.constructor !== tables.headWeights.constructor)) {
        throw new Defect('saved weights are of another training');
      }
      putWeights(places, saved);
    },
  });
}

function answerInChunks(
  layers: Layers,
  heads: readonly Head[],
  most: number,
  question: TaskQuestion,
): TaskAnswer {
  const { tables, widths } = layers;
  const before = heads.slice(0, question.head).reduce((sum, { classes }) => sum + classes, 0);
  const { classes } = heads[question.head];
  const answer = emptyAnswer(question);
  for (let from = 0; from < question.rows.length; from += most) {
    const chunk = Array.from(question.rows.subarray(from, from + most));
    layers.forward(chunk);
    chunk.forEach((_, at) => {
      const first = at * widths.outputs + before;
      noteRow(answer, question, from + at, tables.outputs.subarray(first, first + classes));
    });
  }
  return answer;
}
