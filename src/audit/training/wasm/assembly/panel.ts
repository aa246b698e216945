// Training of a linear softmax head by plain descent, sixteen models at a time over every row. A lane is a model, so that
// nothing is summed across lanes. Rows that a model did not sample get weight zero, which pays if most rows are sampled.
import {
  boxMuller, next0, next1, next2, next3, normal0, normal1, normal2, normal3, word0, word1, word2, word3,
} from './draws';
import { multiplyAdd, softmaxTerm, splat } from './lanes';
import { drawPanel, openModel, openStep } from './blocks';
import { Task } from './task';
import { columnsTile, FROM_ZERO, ONWARD, rowsTile } from './tile';

/** Bytes of one row of a panel: sixteen models, or sixteen classes of one. */
export const PANEL: usize = 64;

@inline export function fourModels(firstModel: u32, group: u32): v128 {
  return i32x4.add(i32x4.splat(firstModel + 4 * group), i32x4(0, 1, 2, 3));
}

@inline function worldOne(models: v128): v128 {
  return i32x4.eq(v128.and(models, i32x4.splat(1)), i32x4.splat(1));
}

/** Steps `from` up to (not including) `to` of models firstModel .. firstModel + 15. */
export function trainPanel(task: Task, firstModel: u32, from: i32, to: i32): void {
  if (task.everyRow && from < to) fillMask(task, firstModel);
  for (let step = from; step < to; step++) {
    openStep(step);
    openModel(firstModel);
    if (!task.everyRow) fillMask(task, firstModel);
    memory.fill(task.gradient, 0, <usize>task.size * PANEL);
    for (let row = 0; row < task.rows; row += task.tileRows) {
      const end = min<i32>(row + task.tileRows, task.rows);
      logits(task, row, end);
      clipResiduals(task, row, end);
      addGradient(task, row, end);
    }
    if (task.canaryIndex >= 0) addCanary(task, firstModel);
    descend(task);
  }
}

/** Fills the mask of the rows that join in the step in work: first by the coins, then by the rules of the canary's slot. */
function fillMask(task: Task, firstModel: u32): void {
  const ones = i32x4.splat(-1);
  const threshold = i32x4.splat(task.maskThreshold);
  for (let row = 0; row < task.coins; row += 4) {
    const at = task.mask + <usize>row * PANEL;
    for (let group: u32 = 0; group < 4; group += 2) {
      const lane = at + (<usize>group << 4);
      if (task.everyRow) {
        for (let to = lane; to < lane + 4 * PANEL; to += PANEL) {
          v128.store(to, ones);
          v128.store(to, ones, 16);
        }
        continue;
      }
      drawPanel(row >> 2, group, task.maskStream);
      v128.store(lane, i32x4.lt_u(word0, threshold));
      v128.store(lane, i32x4.lt_u(next0, threshold), 16);
      v128.store(lane + PANEL, i32x4.lt_u(word1, threshold));
      v128.store(lane + PANEL, i32x4.lt_u(next1, threshold), 16);
      v128.store(lane + 2 * PANEL, i32x4.lt_u(word2, threshold));
      v128.store(lane + 2 * PANEL, i32x4.lt_u(next2, threshold), 16);
      v128.store(lane + 3 * PANEL, i32x4.lt_u(word3, threshold));
      v128.store(lane + 3 * PANEL, i32x4.lt_u(next3, threshold), 16);
    }
  }
  // rows behind those with a coin get none of the last quad's surplus coins
  for (let row = task.coins; row < task.rows; row++) memory.fill(task.mask + <usize>row * PANEL, 0, PANEL);
  if (task.substituteRow >= 0) {
    const slot = task.mask + <usize>task.slot * PANEL;
    const substitute = task.mask + <usize>task.substituteRow * PANEL;
    for (let group: u32 = 0; group < 4; group++) {
      const lane = <usize>group << 4;
      const joins = v128.load(slot + lane);
      const one = worldOne(fourModels(firstModel, group));
      v128.store(substitute + lane, v128.and(joins, one));
      v128.store(slot + lane, v128.andnot(joins, one));
    }
  }
}

/** Number of features whose weights, of sixteen models, stay in the first-level cache while a tile's rows are computed. */
const NEAR_FEATURES: usize = 256;

function logits(task: Task, row: i32, end: i32): void {
  const features = <usize>task.inputs + 1;
  const quad = <usize>task.inputStride << 4;
  const blocks = (features + NEAR_FEATURES - 1) / NEAR_FEATURES;
  const block = (features + blocks - 1) / blocks;
  const classStride = <usize>task.tileRows * PANEL;
  for (let k = 0; k < task.classes; k++) {
    const weights = task.parameters + <usize>k * task.inputStride * PANEL;
    for (let from: usize = 0; from < features; from += block) {
      const w = weights + from * PANEL;
      const last = weights + min<usize>(from + block, features) * PANEL;
      const x = task.byRowQuad + <usize>(row >> 2) * quad + (from << 4);
      const out = task.residuals + <usize>k * classStride;
      panelRows(x, quad, end - row, w, last, out, from == 0);
    }
  }
}

/** Sets out[row][16] to the products of `rows` rows of x with the weights from w to `last`, or adds them if not `fromZero`. */
export function panelRows(
  x: usize, quad: usize, rows: i32, w: usize, last: usize, out: usize, fromZero: bool,
): void {
  for (let half: usize = 0; half < PANEL; half += 32) {
    if (fromZero) rowsTile(x, quad, rows, w + half, last, PANEL, out + half, PANEL, FROM_ZERO);
    else rowsTile(x, quad, rows, w + half, last, PANEL, out + half, PANEL, ONWARD);
  }
}

/** Turns the tile's logits, in place, into mask * clip weight * (softmax - onehot). */
function clipResiduals(task: Task, row: i32, end: i32): void {
  const classStride = <usize>task.tileRows * PANEL;
  for (let r = row; r < end; r++) {
    const label = load<i32>(task.labels + (<usize>r << 2));
    // the slot of a gradient canary has no gradient of its own
    const replaced = task.canaryIndex >= 0 && r == task.slot;
    const limit = splat(replaced ? 0 : load<f32>(task.limits + (<usize>r << 2)));
    for (let lane: usize = 0; lane < PANEL; lane += 16) {
      const first = task.residuals + <usize>(r - row) * PANEL + lane;
      const own = first + <usize>label * classStride;
      const stop = first + <usize>task.classes * classStride;
      let largest = v128.load(first);
      for (let at = first + classStride; at < stop; at += classStride) largest = f32x4.pmax(largest, v128.load(at));
      let others = splat(0);
      let squares = splat(0);
      for (let at = first; at < stop; at += classStride) {
        if (at == own) continue;
        const e = softmaxTerm(f32x4.sub(v128.load(at), largest));
        v128.store(at, e);
        others = f32x4.add(others, e);
        squares = multiplyAdd(e, e, squares);
      }
      const total = f32x4.add(others, softmaxTerm(f32x4.sub(v128.load(own), largest)));
      // the label's residual is computed as minus the sum of the others, which has no cancellation near probability 1
      const norm = f32x4.div(f32x4.sqrt(multiplyAdd(others, others, squares)), total);
      const clip = f32x4.pmin(splat(1), f32x4.div(limit, f32x4.pmax(norm, splat(1e-30))));
      const joins = v128.load(task.mask + <usize>r * PANEL + lane);
      const weight = v128.and(f32x4.div(clip, total), joins);
      for (let at = first; at < stop; at += classStride) v128.store(at, f32x4.mul(v128.load(at), weight));
      v128.store(own, f32x4.neg(f32x4.mul(others, weight)));
    }
  }
}

/** gradient += features^T residuals over the rows of the tile, whose features are still in the second-level cache. */
function addGradient(task: Task, row: i32, end: i32): void {
  const length = <usize>task.inputStride;
  const features = task.byRowQuad + <usize>(row >> 2) * (length << 4);
  const bytes = <usize>(end - row) * PANEL;
  for (let k: usize = 0; k < <usize>task.classes; k++) {
    for (let half: usize = 0; half < PANEL; half += 32) {
      const e = task.residuals + k * <usize>task.tileRows * PANEL + half;
      const sums = task.gradient + k * length * PANEL + half;
      columnsTile(features, length << 4, length, e, e + bytes, PANEL, sums, PANEL);
    }
  }
}

/** Adds +C in world 0 and -C in world 1 to the canary's coordinate of models whose batch has the slot. */
function addCanary(task: Task, firstModel: u32): void {
  const coins = task.mask + <usize>task.slot * PANEL;
  const sum = task.gradient + <usize>task.canaryIndex * PANEL;
  for (let group: u32 = 0; group < 4; group++) {
    const lane = <usize>group << 4;
    const one = worldOne(fourModels(firstModel, group));
    const canary = v128.bitselect(splat(-task.clippingNorm), splat(task.clippingNorm), one);
    const joined = v128.and(canary, v128.load(coins + lane));
    v128.store(sum + lane, f32x4.add(v128.load(sum + lane), joined));
  }
}

/** theta -= learningRate / (q n) (gradient + sigma C normals). */
function descend(task: Task): void {
  const rate = splat(task.learningRate * task.overBatch);
  const scale = splat(task.noiseScale);
  for (let index = 0; index < task.size; index += 4) {
    const at = <usize>index * PANEL;
    for (let group: u32 = 0; group < 4; group += 2) {
      const theta = task.parameters + at + (<usize>group << 4);
      const sum = task.gradient + at + (<usize>group << 4);
      drawPanel(index >> 2, group, task.noiseStream);
      const a = next0, b = next1, c = next2, d = next3;
      descendFour(theta, sum, word0, word1, word2, word3, scale, rate);
      descendFour(theta + 16, sum + 16, a, b, c, d, scale, rate);
    }
  }
}

/** Moves four parameters of four models, whose noise is made of the words a (radius) and b (angle), c and d. */
@inline function descendFour(
  theta: usize, sum: usize, a: v128, b: v128, c: v128, d: v128, scale: v128, rate: v128,
): void {
  boxMuller(a, b, c, d);
  descendLanes(theta, sum, normal0, scale, rate);
  descendLanes(theta + PANEL, sum + PANEL, normal1, scale, rate);
  descendLanes(theta + 2 * PANEL, sum + 2 * PANEL, normal2, scale, rate);
  descendLanes(theta + 3 * PANEL, sum + 3 * PANEL, normal3, scale, rate);
}

/** Four lanes of parameters -= rate (sum + scale normals). */
@inline export function descendLanes(theta: usize, sum: usize, normal: v128, scale: v128, rate: v128): void {
  const gradient = multiplyAdd(scale, normal, v128.load(sum));
  v128.store(theta, f32x4.sub(v128.load(theta), f32x4.mul(rate, gradient)));
}
