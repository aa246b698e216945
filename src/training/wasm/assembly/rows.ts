// Any model, one at a time over the rows it sampled: lane = neighbouring weights in the products, lane = record in the
// softmax, so nothing of an unsampled row is touched. For linear heads at small sampling rates, for the multilayer
// perceptron, and for Adam.
import { boxMuller, cosine, philox, sine, word0, word1, word2, word3 } from './draws';
import { exponential, hyperbolicTangent, multiplyAdd, splat } from './lanes';
import { addOuter, products } from './products';
import { Task } from './task';

const BETA1: f64 = 0.9;
const BETA2: f64 = 0.999;
const ADAM_EPSILON: f32 = 1e-8;

/** The four records in work: byte addresses of their feature rows, and their row numbers. */
let row0: i32 = 0, row1: i32 = 0, row2: i32 = 0, row3: i32 = 0;
let x0: usize = 0, x1: usize = 0, x2: usize = 0, x3: usize = 0;

/** Adam's beta1^t and beta2^t of the model in work. */
let decay1: f64 = 1;
let decay2: f64 = 1;

/** The canary's sign in the batch of the step in work: +1, -1, or 0 when its coin did not fall. */
let canarySign: f32 = 0;

/** Steps `from` up to (not including) `to` of one model; a model runs from 0 to its end without another in between. */
export function trainModel(task: Task, model: u32, from: i32, to: i32): void {
  if (from == 0) {
    decay1 = 1;
    decay2 = 1;
  }
  for (let step = from; step < to; step++) {
    let count = sampleBatch(task, model, step);
    while (count & 3) {
      store<i32>(task.batch + (<usize>count << 2), task.zeroRow);
      count++;
    }
    memory.fill(task.gradient, 0, <usize>task.size << 2);
    const end = task.batch + (<usize>count << 2);
    if (task.hidden > 0) {
      for (let at = task.batch; at < end; at += 16) addMultilayer(task, at);
    } else {
      const tile = <usize>task.tileRows << 2;
      for (let at = task.batch; at < end; at += tile) addLinear(task, at, min<usize>(at + tile, end));
    }
    if (canarySign != 0) {
      const at = task.gradient + (<usize>task.canaryIndex << 2);
      store<f32>(at, load<f32>(at) + canarySign * task.clippingNorm);
    }
    descend(task, model, step);
  }
}

/** Row numbers of the batch to task.batch; returns how many. */
function sampleBatch(task: Task, model: u32, step: i32): i32 {
  let end = task.batch;
  canarySign = 0;
  for (let row = 0; row < task.coins; row += 64) {
    const here = min<i32>(64, task.coins - row);
    let joins: u64 = -1;
    if (!task.everyRow) {
      joins = 0;
      for (let part = 0; part < here; part += 16) joins |= coinsOfSixteen(task, model, step, row + part) << part;
      joins = inRowOrder(joins);
    }
    joins &= u64.MAX_VALUE >> (64 - here);
    // from one that joins to the next: a branch for each coin would mostly be guessed wrong
    for (; joins != 0; joins &= joins - 1) end = appendRow(task, model, row + <i32>ctz<u64>(joins), end);
  }
  return <i32>((end - task.batch) >> 2);
}

/** Who joins of the rows row .. row + 15: bit 4 w + b is row + 4 b + w. */
@inline function coinsOfSixteen(task: Task, model: u32, step: i32, row: i32): u64 {
  const threshold = i32x4.splat(task.maskThreshold);
  // lane b holds rows row + 4 b ..; word w of it row + 4 b + w
  const blocks = i32x4.add(i32x4.splat(row >> 2), i32x4(0, 1, 2, 3));
  philox(blocks, i32x4.splat(model), i32x4.splat(step), i32x4.splat(task.maskStream));
  const low = i16x8.narrow_i32x4_s(i32x4.lt_u(word0, threshold), i32x4.lt_u(word1, threshold));
  const high = i16x8.narrow_i32x4_s(i32x4.lt_u(word2, threshold), i32x4.lt_u(word3, threshold));
  return <u64>i8x16.bitmask(i8x16.narrow_i16x8_s(low, high));
}

/** Bit 4 w + b of every sixteen to bit 4 b + w: four by four bits transposed. */
@inline function inRowOrder(bits: u64): u64 {
  const near = (bits ^ (bits >> 3)) & 0x0a0a0a0a0a0a0a0a;
  bits ^= near ^ (near << 3);
  const far = (bits ^ (bits >> 6)) & 0x00cc00cc00cc00cc;
  return bits ^ far ^ (far << 6);
}

/** Adds a row that joins to the batch, as what the canary slot's rules make of it. */
@inline function appendRow(task: Task, model: u32, row: i32, end: usize): usize {
  if (row == task.slot) {
    if (task.canaryIndex >= 0) {
      canarySign = model & 1 ? -1 : 1;
      return end;
    }
    if (task.substituteRow >= 0 && model & 1) row = task.substituteRow;
  }
  store<i32>(end, row);
  return end + 4;
}

@inline function takeFour(task: Task, at: usize): void {
  const bytes = <usize>task.inputStride << 2;
  row0 = load<i32>(at);
  row1 = load<i32>(at, 4);
  row2 = load<i32>(at, 8);
  row3 = load<i32>(at, 12);
  x0 = task.features + <usize>row0 * bytes;
  x1 = task.features + <usize>row1 * bytes;
  x2 = task.features + <usize>row2 * bytes;
  x3 = task.features + <usize>row3 * bytes;
}

/** A per-row table's entries of the four records. */
@inline function ofFour(table: usize): v128 {
  let value = v128.load_zero<f32>(table + (<usize>row0 << 2));
  value = v128.load_lane<f32>(table + (<usize>row1 << 2), value, 1);
  value = v128.load_lane<f32>(table + (<usize>row2 << 2), value, 2);
  return v128.load_lane<f32>(table + (<usize>row3 << 2), value, 3);
}

/** In place: logits [class][4] to softmax - onehot; returns the residuals' squared norms. */
@inline function residuals(task: Task, first: usize): v128 {
  const stop = first + (<usize>task.classes << 4);
  const labels = ofFour(task.labels);
  let largest = v128.load(first);
  for (let at = first + 16; at < stop; at += 16) largest = f32x4.pmax(largest, v128.load(at));
  let others = splat(0), squares = splat(0), label = splat(0);
  let k = 0;
  for (let at = first; at < stop; at += 16, k++) {
    const own = i32x4.eq(labels, i32x4.splat(k));
    const e = exponential(f32x4.sub(v128.load(at), largest));
    v128.store(at, e);
    const other = v128.andnot(e, own);
    label = v128.or(label, v128.and(e, own));
    others = f32x4.add(others, other);
    squares = multiplyAdd(other, other, squares);
  }
  const overTotal = f32x4.div(splat(1), f32x4.add(others, label));
  k = 0;
  for (let at = first; at < stop; at += 16, k++) {
    const own = i32x4.eq(labels, i32x4.splat(k));
    // the label's residual is minus the sum of the others: no cancellation when it is nearly sure
    const residual = v128.bitselect(f32x4.neg(others), v128.load(at), own);
    v128.store(at, f32x4.mul(residual, overTotal));
  }
  return f32x4.mul(multiplyAdd(others, others, squares), f32x4.mul(overTotal, overTotal));
}

@inline function scale(values: usize, count: i32, weight: v128): void {
  const stop = values + (<usize>count << 4);
  for (let at = values; at < stop; at += 16) v128.store(at, f32x4.mul(v128.load(at), weight));
}

/** Of the records whose numbers stand from `batch` to `end`: one kind of work for all of them, then the next, so that none waits. */
function addLinear(task: Task, batch: usize, end: usize): void {
  const bytes = <usize>task.inputStride << 2;
  const quad = <usize>task.classes << 4;
  let own = task.residuals;
  for (let at = batch; at < end; at += 16, own += quad) {
    takeFour(task, at);
    products(x0, x1, x2, x3, task.parameters, bytes, task.classes, own);
  }
  own = task.residuals;
  for (let at = batch; at < end; at += 16, own += quad) {
    takeFour(task, at);
    const norm = f32x4.sqrt(residuals(task, own));
    const clip = f32x4.pmin(splat(1), f32x4.div(ofFour(task.limits), f32x4.pmax(norm, splat(1e-30))));
    scale(own, task.classes, clip);
  }
  own = task.residuals;
  for (let at = batch; at < end; at += 16, own += quad) {
    takeFour(task, at);
    addOuter(x0, x1, x2, x3, own, task.gradient, bytes, task.classes);
  }
}

function addMultilayer(task: Task, batch: usize): void {
  takeFour(task, batch);
  const inputBytes = <usize>task.inputStride << 2;
  const hiddenBytes = <usize>task.hiddenStride << 2;
  const last = <usize>task.hidden * inputBytes;
  const errors = task.hiddenErrors;
  const h0 = task.activations;
  const h1 = h0 + hiddenBytes, h2 = h1 + hiddenBytes, h3 = h2 + hiddenBytes;

  products(x0, x1, x2, x3, task.parameters, inputBytes, task.hidden, errors);
  let hiddenSquares = splat(1);
  for (let unit = 0; unit < task.hidden; unit++) {
    const at = errors + (<usize>unit << 4);
    const activation = hyperbolicTangent(v128.load(at));
    v128.store(at, activation);
    hiddenSquares = multiplyAdd(activation, activation, hiddenSquares);
    const o = <usize>unit << 2;
    v128.store_lane<f32>(h0 + o, activation, 0);
    v128.store_lane<f32>(h1 + o, activation, 1);
    v128.store_lane<f32>(h2 + o, activation, 2);
    v128.store_lane<f32>(h3 + o, activation, 3);
  }
  // behind the activations lie the 1 of the bias and zeros, written once
  products(h0, h1, h2, h3, task.parameters + last, hiddenBytes, task.classes, task.residuals);
  let squares = f32x4.mul(residuals(task, task.residuals), hiddenSquares);

  let errorSquares = splat(0);
  for (let unit = 0; unit < task.hidden; unit++) {
    let error = splat(0);
    let w = task.parameters + last + (<usize>unit << 2);
    for (let k = 0; k < task.classes; k++) {
      error = multiplyAdd(v128.load(task.residuals + (<usize>k << 4)), v128.load_splat<f32>(w), error);
      w += hiddenBytes;
    }
    const at = errors + (<usize>unit << 4);
    const activation = v128.load(at);
    error = f32x4.mul(error, f32x4.sub(splat(1), f32x4.mul(activation, activation)));
    v128.store(at, error);
    errorSquares = multiplyAdd(error, error, errorSquares);
  }
  squares = multiplyAdd(errorSquares, f32x4.add(ofFour(task.limits), splat(1)), squares);
  const norm = f32x4.pmax(f32x4.sqrt(squares), splat(1e-30));
  // the zero row behind the batch has no clipping limit of its own here: its weight is set to zero by its number
  const numbers = i32x4(row0, row1, row2, row3);
  const real = i32x4.ne(numbers, i32x4.splat(task.zeroRow));
  const clip = v128.and(f32x4.pmin(splat(1), f32x4.div(splat(task.clippingNorm), norm)), real);
  scale(task.residuals, task.classes, clip);
  scale(errors, task.hidden, clip);
  addOuter(h0, h1, h2, h3, task.residuals, task.gradient + last, hiddenBytes, task.classes);
  addOuter(x0, x1, x2, x3, errors, task.gradient, inputBytes, task.hidden);
}

/** The noised averaged gradient goes to plain descent or Adam. */
function descend(task: Task, model: u32, step: i32): void {
  decay1 *= BETA1;
  decay2 *= BETA2;
  const overFirst = splat(<f32>(1 / (1 - decay1)));
  const overSecond = splat(<f32>(1 / (1 - decay2)));
  for (let index = 0; index < task.size; index += 16) {
    // lane b holds parameters index + 4 b ..
    const blocks = i32x4.add(i32x4.splat(index >> 2), i32x4(0, 1, 2, 3));
    philox(blocks, i32x4.splat(model), i32x4.splat(step), i32x4.splat(task.noiseStream));
    const radius = word2, angle = word3;
    boxMuller(word0, word1);
    const n0 = cosine, n1 = sine;
    boxMuller(radius, angle);
    const low01 = v128.shuffle<f32>(n0, n1, 0, 4, 1, 5), high01 = v128.shuffle<f32>(n0, n1, 2, 6, 3, 7);
    const low23 = v128.shuffle<f32>(cosine, sine, 0, 4, 1, 5), high23 = v128.shuffle<f32>(cosine, sine, 2, 6, 3, 7);
    const at = <usize>index << 2;
    descendLanes(task, at, v128.shuffle<f32>(low01, low23, 0, 1, 4, 5), overFirst, overSecond);
    descendLanes(task, at + 16, v128.shuffle<f32>(low01, low23, 2, 3, 6, 7), overFirst, overSecond);
    descendLanes(task, at + 32, v128.shuffle<f32>(high01, high23, 0, 1, 4, 5), overFirst, overSecond);
    descendLanes(task, at + 48, v128.shuffle<f32>(high01, high23, 2, 3, 6, 7), overFirst, overSecond);
  }
}

@inline function descendLanes(task: Task, at: usize, normal: v128, overFirst: v128, overSecond: v128): void {
  const theta = task.parameters + at;
  const noised = multiplyAdd(splat(task.noiseScale), normal, v128.load(task.gradient + at));
  if (!task.adam) {
    const rate = splat(task.learningRate * task.overBatch);
    v128.store(theta, f32x4.sub(v128.load(theta), f32x4.mul(rate, noised)));
    return;
  }
  const gradient = f32x4.mul(noised, splat(task.overBatch));
  const first = f32x4.add(
    f32x4.mul(splat(<f32>BETA1), v128.load(task.firstMoment + at)),
    f32x4.mul(splat(<f32>(1 - BETA1)), gradient),
  );
  const second = f32x4.add(
    f32x4.mul(splat(<f32>BETA2), v128.load(task.secondMoment + at)),
    f32x4.mul(f32x4.mul(splat(<f32>(1 - BETA2)), gradient), gradient),
  );
  v128.store(task.firstMoment + at, first);
  v128.store(task.secondMoment + at, second);
  const spread = f32x4.add(f32x4.sqrt(f32x4.mul(second, overSecond)), splat(ADAM_EPSILON));
  const move = f32x4.div(f32x4.mul(splat(task.learningRate), f32x4.mul(first, overFirst)), spread);
  v128.store(theta, f32x4.sub(v128.load(theta), move));
}
