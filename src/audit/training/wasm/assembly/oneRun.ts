// One linear softmax model with many classes (src/oneRun/training): its step over the sampled records, and its step if records
// are orthonormal, so that each has logits of its own ("apart"). Lanes are classes. AssemblyScript.
//
// A panel is sixteen classes. Class 16 p + 4 l + i stands in panel p at place 4 i + l, so that the four normals of a block of
// the generator go to four vectors and nothing is transposed.
import { boxMuller, normal0, normal1, normal2, normal3, philox, word0, word1, word2, word3 } from './draws';
import { multiplyAdd, softmaxTerm, splat, sumOfLanes } from './lanes';
import { descendLanes, PANEL, panelRows } from './panel';

/** The fields of a task, which src/oneRun/training/simd.ts writes in this order. Tables are float32 unless stated otherwise. */
@unmanaged export class OneRunTask {
  classes: i32 = 0;
  panels: i32 = 0;
  /** Number of features, rounded up to a multiple of four; the added ones are zeros. */
  dimension: i32 = 0;
  /** Number of records in the batch, and that number rounded up to a multiple of four. */
  count: i32 = 0;
  rows: i32 = 0;
  /** Number of all records, if they train apart. */
  records: i32 = 0;
  key0: u32 = 0;
  noiseStream: u32 = 0;
  clippingNorm: f32 = 0;
  /** Standard deviation of the noise, sigma R. */
  noiseScale: f32 = 0;
  /** Factor of the update, eta / (q n). */
  rate: f32 = 0;
  /** Features, row-major, `dimension` floats a record. */
  features: usize = 0;
  /** Address of the norms |x|, one a record. */
  norms: usize = 0;
  /** Labels as int32, one a record: the place of the label's class, counted over all panels. */
  labels: usize = 0;
  /** Record numbers of the batch as int32. If records train apart, 1 for each record in the batch and 0 for the others. */
  batch: usize = 0;
  /** The batch's features, [row / 4][feature][row % 4] and [feature / 4][row][feature % 4]. */
  byRowQuad: usize = 0;
  byFeatureQuad: usize = 0;
  /** Weights [panel][feature][16]. If records train apart, the logits themselves, [record][panel][16]. */
  weights: usize = 0;
  /** Residuals of the batch [panel][row][16]. If records train apart, those of one record, [panel][16]. */
  residuals: usize = 0;
  /** Address of the sums, [panel][feature of a block][16]. */
  sums: usize = 0;
}

/** Replaces one record's logits, `stride` bytes from panel to panel, by its clipped residual. */
function clippedResidual(task: OneRunTask, row: usize, stride: usize, label: i32, norm: f32): void {
  const end = row + <usize>task.panels * stride;
  const last = end - stride;
  // places without a class weigh nothing
  for (let place = 0; place < 16; place++) {
    const at = 16 * (task.panels - 1) + 4 * (place & 3) + (place >> 2);
    if (at >= task.classes) store<f32>(last + (<usize>place << 2), -1e30);
  }
  let most = splat(-1e30);
  for (let at = row; at < end; at += stride) {
    const left = f32x4.pmax(v128.load(at), v128.load(at, 16));
    most = f32x4.pmax(most, f32x4.pmax(left, f32x4.pmax(v128.load(at, 32), v128.load(at, 48))));
  }
  const largest = splat(
    max<f32>(
      max<f32>(f32x4.extract_lane(most, 0), f32x4.extract_lane(most, 1)),
      max<f32>(f32x4.extract_lane(most, 2), f32x4.extract_lane(most, 3)),
    ),
  );
  let total = splat(0);
  for (let at = row; at < end; at += stride) {
    for (let o: usize = 0; o < PANEL; o += 16) {
      const e = softmaxTerm(f32x4.sub(v128.load(at + o), largest));
      v128.store(at + o, e);
      total = f32x4.add(total, e);
    }
  }
  const share = splat(1 / sumOfLanes(total));
  for (let at = row; at < end; at += stride) {
    for (let o: usize = 0; o < PANEL; o += 16) v128.store(at + o, f32x4.mul(v128.load(at + o), share));
  }
  const own = row + <usize>(label >> 4) * stride + (<usize>(label & 15) << 2);
  store<f32>(own, load<f32>(own) - 1);
  let squares = splat(0);
  for (let at = row; at < end; at += stride) {
    for (let o: usize = 0; o < PANEL; o += 16) {
      const a = v128.load(at + o);
      squares = multiplyAdd(a, a, squares);
    }
  }
  const length = sqrt<f32>(sumOfLanes(squares)) * norm;
  if (length <= task.clippingNorm) return;
  const scale = splat(task.clippingNorm / length);
  for (let at = row; at < end; at += stride) {
    for (let o: usize = 0; o < PANEL; o += 16) v128.store(at + o, f32x4.mul(v128.load(at + o), scale));
  }
}

/** parameters -= rate (sum + noiseScale normals), for the sixteen classes of a panel. */
@inline function descend(task: OneRunTask, parameters: usize, sum: usize, panel: i32, model: i32, step: i32): void {
  const rate = splat(task.rate);
  const scale = splat(task.noiseScale);
  const blocks = i32x4.add(i32x4.splat(4 * panel), i32x4(0, 1, 2, 3));
  philox(blocks, i32x4.splat(model), i32x4.splat(step), i32x4.splat(task.noiseStream));
  boxMuller(word0, word1, word2, word3);
  descendLanes(parameters, sum, normal0, scale, rate);
  descendLanes(parameters + 16, sum + 16, normal1, scale, rate);
  descendLanes(parameters + 32, sum + 32, normal2, scale, rate);
  descendLanes(parameters + 48, sum + 48, normal3, scale, rate);
}

/** A step if records train apart: each record's logits move by its own residual and noise. */
export function stepApart(task: OneRunTask, step: i32): void {
  const bytes = <usize>task.panels * PANEL;
  for (let i = 0; i < task.records; i++) {
    const logits = task.weights + <usize>i * bytes;
    if (load<i32>(task.batch + (<usize>i << 2))) {
      memory.copy(task.residuals, logits, bytes);
      clippedResidual(task, task.residuals, PANEL, load<i32>(task.labels + (<usize>i << 2)), 1);
    } else memory.fill(task.residuals, 0, bytes);
    for (let panel = 0; panel < task.panels; panel++) {
      const at = <usize>panel * PANEL;
      descend(task, logits + at, task.residuals + at, panel, i, step);
    }
  }
}

/** Writes the batch's features in the two orders that the products read. Rows beyond the batch are zeros. */
export function packBatch(task: OneRunTask): void {
  const features = <usize>task.dimension;
  for (let row = 0; row < task.rows; row++) {
    const real = row < task.count;
    const from = real ? task.features + <usize>load<i32>(task.batch + (<usize>row << 2)) * features * 4 : 0;
    const byRow = task.byRowQuad + (<usize>(row >> 2) * features * 4 + <usize>(row & 3)) * 4;
    for (let j: usize = 0; j < features; j++) {
      const x: f32 = real ? load<f32>(from + j * 4) : 0;
      store<f32>(byRow + j * 16, x);
      store<f32>(task.byFeatureQuad + ((j >> 2) * <usize>task.rows + <usize>row) * 16 + (j & 3) * 4, x);
    }
  }
}

/** Bytes of a block of records that stays in the cache while all classes are computed. */
const NEAR: usize = 1 << 18;
/** Number of records whose residuals stay in the cache while a block of features is computed. */
const ROW_BLOCK: i32 = 256;
/** Features whose sums are held at a time; simd.ts gives room for as many. */
const FEATURE_BLOCK: i32 = 64;

/** Writes the batch's logits to `residuals`. Records go in blocks, which changes the order of the logits and of no sum. */
export function batchLogits(task: OneRunTask): void {
  const features = <usize>task.dimension;
  const block = max<i32>(4, <i32>(NEAR / (features * 4)) & ~3);
  for (let from = 0; from < task.rows; from += block) {
    const end = min<i32>(task.rows, from + block);
    for (let panel = 0; panel < task.panels; panel++) {
      const weights = task.weights + <usize>panel * features * PANEL;
      const last = weights + features * PANEL;
      const x = task.byRowQuad + <usize>from * features * 4;
      const out = task.residuals + (<usize>panel * <usize>task.rows + <usize>from) * PANEL;
      panelRows(x, features * 16, end - from, weights, last, out, true);
    }
  }
}

/** Adds records from .. to - 1 to sums[panel][feature of the block][16], which start at 0 if `from` is 0. */
function addGradients(task: OneRunTask, feature: i32, features: i32, from: i32, to: i32): void {
  const rows = <usize>task.rows;
  for (let panel = 0; panel < task.panels; panel++) {
    const residuals = task.residuals + (<usize>panel * rows + <usize>from) * PANEL;
    const last = residuals + <usize>(to - from) * PANEL;
    const sums = task.sums + <usize>(panel * FEATURE_BLOCK) * PANEL;
    const x = task.byFeatureQuad + (<usize>(feature >> 2) * rows + <usize>from) * 16;
    panelRows(x, rows * 16, features, residuals, last, sums, from == 0);
  }
}

/** One step over the batch whose logits are in `residuals`. Every sum runs over the records in order, blocks or not. */
export function stepBatch(task: OneRunTask, step: i32): void {
  const stride = <usize>task.rows * PANEL;
  for (let row = 0; row < task.count; row++) {
    const at = task.residuals + <usize>row * PANEL;
    const record = <usize>load<i32>(task.batch + (<usize>row << 2)) << 2;
    clippedResidual(task, at, stride, load<i32>(task.labels + record), load<f32>(task.norms + record));
  }
  for (let feature = 0; feature < task.dimension; feature += FEATURE_BLOCK) {
    const features = min<i32>(FEATURE_BLOCK, task.dimension - feature);
    // an empty batch has sums too, zeros
    for (let from = 0; from == 0 || from < task.rows; from += ROW_BLOCK) {
      addGradients(task, feature, features, from, min<i32>(task.rows, from + ROW_BLOCK));
    }
    for (let panel = 0; panel < task.panels; panel++) {
      let weights = task.weights + (<usize>panel * <usize>task.dimension + <usize>feature) * PANEL;
      let sums = task.sums + <usize>(panel * FEATURE_BLOCK) * PANEL;
      for (let j = 0; j < features; j++) {
        descend(task, weights, sums, panel, feature + j, step);
        weights += PANEL;
        sums += PANEL;
      }
    }
  }
}
