// Entry points of the training kernel. The host grows the memory, lays out tables and a Task record, and passes its address.
import { boxMuller, normal0, normal1, normal2, normal3, philox, setKey, word0, word1, word2, word3 } from './draws';
import { product } from './multiply';
import { batchLogits, OneRunTask, packBatch, stepApart, stepBatch } from './oneRun';
import { trainPanel as panelSteps } from './panel';
import { trainModel as modelSteps } from './rows';
import { innerProduct, softmaxRow } from './rowwise';
import { Task } from './task';

/** Takes steps from .. to - 1 of sixteen linear models side by side. */
export function trainPanel(task: usize, firstModel: u32, from: i32, to: i32): void {
  const job = changetype<Task>(task);
  setKey(job.key0, job.key1);
  panelSteps(job, firstModel, from, to);
}

/** Takes steps from .. to - 1 of a model over its sampled rows. */
export function trainModel(task: usize, model: u32, from: i32, to: i32): void {
  const job = changetype<Task>(task);
  setKey(job.key0, job.key1);
  modelSteps(job, model, from, to);
}

/** Computes the logits of a batch of one larger model. `pack` says that the batch is new and has to be packed first. */
export function oneRunLogits(task: usize, pack: bool): void {
  const one = changetype<OneRunTask>(task);
  if (pack) packBatch(one);
  batchLogits(one);
}

/** Takes step `step` of one larger model over the batch of the last call of oneRunLogits. */
export function oneRunStep(task: usize, step: i32): void {
  const one = changetype<OneRunTask>(task);
  setKey(one.key0, 0);
  stepBatch(one, step);
}

/** Takes step `step` of one larger model whose records are orthonormal. */
export function oneRunStepApart(task: usize, step: i32): void {
  const one = changetype<OneRunTask>(task);
  setKey(one.key0, 0);
  stepApart(one, step);
}

/** The product of two matrices, as `product` in multiply.ts computes it. */
export function multiply(
  a: usize, aRow: usize, aInner: usize,
  b: usize, bInner: usize, bColumn: usize,
  out: usize, rows: i32, inner: i32, columns: i32, add: bool,
  packedRows: usize, packedColumns: usize,
): void {
  product(a, aRow, aInner, b, bInner, bColumn, out, rows, inner, columns, add, packedRows, packedColumns);
}

/** Replaces `count` floats by `weight` times their softmax. */
export function softmax(row: usize, count: i32, weight: f32): void {
  softmaxRow(row, count, weight);
}

export function dot(a: usize, b: usize, count: i32): f32 {
  return innerProduct(a, b, count);
}

/** The four words at one counter, written to `out`, for tests. */
export function philoxBlock(c0: u32, c1: u32, c2: u32, c3: u32, key0: u32, key1: u32, out: usize): void {
  setKey(key0, key1);
  philox(i32x4.splat(c0), i32x4.splat(c1), i32x4.splat(c2), i32x4.splat(c3));
  store<u32>(out, i32x4.extract_lane(word0, 0));
  store<u32>(out, i32x4.extract_lane(word1, 1), 4);
  store<u32>(out, i32x4.extract_lane(word2, 2), 8);
  store<u32>(out, i32x4.extract_lane(word3, 3), 12);
}

/** The normal pair of two words, written to `out` as the first of two pairs and as the second, for tests. */
export function normalPair(radius: u32, angle: u32, out: usize): void {
  const a = i32x4.splat(radius), b = i32x4.splat(angle);
  boxMuller(a, b, a, b);
  store<f32>(out, f32x4.extract_lane(normal0, 0));
  store<f32>(out, f32x4.extract_lane(normal1, 1), 4);
  store<f32>(out, f32x4.extract_lane(normal2, 2), 8);
  store<f32>(out, f32x4.extract_lane(normal3, 3), 12);
}
