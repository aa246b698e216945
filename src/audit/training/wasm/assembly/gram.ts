// Linear softmax head, plain descent, sixteen models at a time, where rows are fewer than features: the logits go on from step to
// step by the rows' inner products (their Gram matrix) instead of by weights. Derived here: a step moves the weights by
// X^T r + z, r the clipped residuals and z the noise, both times the learning rate; so it moves the logits by (X X^T) r + X z,
// n (n + d) products a model where X w and X^T r are 2 n d, and the weights are X^T (sum of r) + (sum of z) whenever somebody
// asks for them. AssemblyScript.
import {
  boxMuller, next0, next1, next2, next3, normal0, normal1, normal2, normal3, word0, word1, word2, word3,
} from './draws';
import { multiplyAdd, splat } from './lanes';
import { drawPanel, openPanel, openStep } from './openings';
import { addCanary, addTransposed, clipResiduals, fillMask, PANEL, panelRows } from './panel';
import { Task } from './task';
import { FROM_ZERO, ONWARD, tile } from './tile';

/** Columns of the block that begins at column `from` of a table of `length` columns. All blocks have `width` columns except the last. */
@inline function widthAt(from: usize, width: usize, length: usize): usize {
  return min<usize>(width, length - from);
}

/** The block that begins at column `from`: [row / 4][column][row % 4], so that a step reads a table from front to end. */
@inline function blockAt(task: Task, table: usize, from: usize): usize {
  return table + from * (<usize>task.rows << 2);
}

/**
 * Fills in the inner products of rows `row` .. `row` + 7 with all rows, once the features are there. `packed`: room for
 * [feature of a block][8]; `sums`: for [row][8].
 */
export function fillProducts(task: Task, row: usize, packed: usize, sums: usize): void {
  const length = <usize>task.inputStride, rows = <usize>task.rows;
  // the last quad may be alone: it goes with itself
  const alone = row + 4 == rows;
  for (let from: usize = 0; from < length; from += <usize>task.featureBlock) {
    const block = blockAt(task, task.byRowQuad, from);
    const quad = widthAt(from, <usize>task.featureBlock, length) << 4;
    const first = block + (row >> 2) * quad;
    const second = alone ? first : first + quad;
    const last = packed + 2 * quad;
    for (let at: usize = 0; at < quad; at += 16) {
      v128.store(packed + 2 * at, v128.load(first + at));
      v128.store(packed + 2 * at, v128.load(second + at), 16);
    }
    let x = block;
    for (let out = sums; out < sums + (rows << 5); out += 128, x += quad) {
      if (from == 0) tile(x, packed, last, 32, out, 32, FROM_ZERO);
      else tile(x, packed, last, 32, out, 32, ONWARD);
    }
  }
  for (let from: usize = 0; from < rows; from += <usize>task.productBlock) {
    const width = widthAt(from, <usize>task.productBlock, rows);
    const to = blockAt(task, task.products, from) + (row >> 2) * (width << 4);
    for (let column: usize = 0; column < width; column++) {
      const sum = sums + ((from + column) << 5);
      v128.store(to + (column << 4), v128.load(sum));
      if (!alone) v128.store(to + ((width + column) << 4), v128.load(sum, 16));
    }
  }
}

/** Bytes of one class of the moves: of the rows, then of the weights. */
@inline function moveBytes(task: Task): usize {
  return <usize>(task.rows + task.inputStride) * PANEL;
}

/** Bytes of one class of what a panel keeps by row. */
@inline function rowBytes(task: Task): usize {
  return <usize>task.rows * PANEL;
}

/** Steps `from` up to (not including) `to` of models firstModel .. firstModel + 15, whose logits and sums stand where they were left. */
export function trainByGram(task: Task, firstModel: u32, from: i32, to: i32): void {
  if (task.everyRow && from < to) fillMask(task, firstModel);
  for (let step = from; step < to; step++) {
    openStep(step);
    openPanel(firstModel);
    if (!task.everyRow) fillMask(task, firstModel);
    takeLogits(task);
    clipResiduals(task, 0, task.rows, task.moves, moveBytes(task));
    moveByResiduals(task);
    moveByNoise(task, firstModel);
    changeLogits(task);
  }
}

/** The logits move by what the last step left; a copy goes to where the residuals will be. */
function takeLogits(task: Task): void {
  const bytes = rowBytes(task);
  for (let k: usize = 0; k < <usize>task.classes; k++) {
    const logits = task.logits + k * bytes;
    const change = task.residuals + k * bytes;
    const moves = task.moves + k * moveBytes(task);
    for (let at: usize = 0; at < bytes; at += 16) {
      const now = f32x4.add(v128.load(logits + at), v128.load(change + at));
      v128.store(logits + at, now);
      v128.store(moves + at, now);
    }
  }
}

/** Residuals become moves: times minus the learning rate over the batch. Their sums are kept for the weights. */
function moveByResiduals(task: Task): void {
  const bytes = rowBytes(task);
  const rate = splat(-task.learningRate * task.overBatch);
  for (let k: usize = 0; k < <usize>task.classes; k++) {
    const moves = task.moves + k * moveBytes(task);
    const sums = task.residualSums + k * bytes;
    for (let at: usize = 0; at < bytes; at += 16) {
      const move = f32x4.mul(rate, v128.load(moves + at));
      v128.store(moves + at, move);
      v128.store(sums + at, f32x4.add(v128.load(sums + at), move));
    }
  }
}

/** The noise's moves of every class, and a gradient canary's. */
function moveByNoise(task: Task, firstModel: u32): void {
  const rate = -task.learningRate * task.overBatch;
  const scale = splat(rate * task.noiseScale);
  const bytes = <usize>task.inputStride * PANEL;
  for (let k = 0; k < task.classes; k++) {
    const moves = task.moves + <usize>k * moveBytes(task) + rowBytes(task);
    const sums = task.parameters + <usize>k * bytes;
    for (let index = 0; index < task.inputStride; index += 4) {
      const block = (k * task.inputStride + index) >> 2;
      const at = <usize>index * PANEL;
      for (let group: usize = 0; group < 4; group += 2) {
        const lane = at + (group << 4);
        drawPanel(task.noiseOpenings, block, group);
        const a = next0, b = next1, c = next2, d = next3;
        moveLanes(moves + lane, scale, word0, word1, word2, word3);
        moveLanes(moves + lane + 16, scale, a, b, c, d);
      }
    }
    if (task.canaryIndex >= 0 && task.canaryIndex / task.inputStride == k) {
      addCanary(task, firstModel, moves + <usize>(task.canaryIndex - k * task.inputStride) * PANEL, rate);
    }
    for (let at: usize = 0; at < bytes; at += 16) {
      v128.store(sums + at, f32x4.add(v128.load(sums + at), v128.load(moves + at)));
    }
  }
}

/** The moves of four weights of four models, from the words of their normals. */
@inline function moveLanes(at: usize, scale: v128, a: v128, b: v128, c: v128, d: v128): void {
  boxMuller(a, b, c, d);
  v128.store(at, f32x4.mul(scale, normal0));
  v128.store(at + PANEL, f32x4.mul(scale, normal1));
  v128.store(at + 2 * PANEL, f32x4.mul(scale, normal2));
  v128.store(at + 3 * PANEL, f32x4.mul(scale, normal3));
}

/** What all moves change in the logits. Summed from zero, for the logits themselves are larger and would round each product. */
function changeLogits(task: Task): void {
  addProducts(task, task.products, <usize>task.rows, <usize>task.productBlock, 0);
  addProducts(task, task.byRowQuad, <usize>task.inputStride, <usize>task.featureBlock, rowBytes(task));
}

/** The products of a table with the moves that begin `offset` bytes behind each class's first: the first table's, from zero. */
@inline function addProducts(task: Task, table: usize, length: usize, width: usize, offset: usize): void {
  for (let from: usize = 0; from < length; from += width) {
    const block = blockAt(task, table, from);
    const here = widthAt(from, width, length);
    const quad = here << 4;
    // a tile's rows of the block stay in the cache while class after class passes by
    for (let row = 0; row < task.rows; row += task.tileRows) {
      const end = min<i32>(row + task.tileRows, task.rows);
      for (let k: usize = 0; k < <usize>task.classes; k++) {
        const w = task.moves + k * moveBytes(task) + offset + from * PANEL;
        const last = w + here * PANEL;
        const x = block + <usize>(row >> 2) * quad;
        const out = task.residuals + k * rowBytes(task) + <usize>row * PANEL;
        panelRows(x, quad, end - row, w, last, out, offset + from == 0);
      }
    }
  }
}

/** The weights that the sums make, to `gradient`. */
export function weightsByGram(task: Task): void {
  memory.copy(task.gradient, task.parameters, <usize>task.size * PANEL);
  const length = <usize>task.inputStride;
  for (let k: usize = 0; k < <usize>task.classes; k++) {
    const residuals = task.residualSums + k * rowBytes(task);
    for (let from: usize = 0; from < length; from += <usize>task.featureBlock) {
      const width = widthAt(from, <usize>task.featureBlock, length);
      const sums = task.gradient + (k * length + from) * PANEL;
      addTransposed(blockAt(task, task.byRowQuad, from), width, residuals, rowBytes(task), sums);
    }
  }
}
