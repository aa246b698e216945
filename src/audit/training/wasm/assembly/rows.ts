// Training of any model over the rows that it sampled, one model at a time. Lanes are neighbouring weights in the products and
// records in the softmax, so that rows that were not sampled cost nothing. It serves linear heads at small sampling rates, the
// multilayer perceptron, and Adam.
import { canarySign, sampleBatch } from './batch';
import { beginDecay, decay, descend } from './descent';
import { choose, hyperbolicTangent, multiplyAdd, softmaxTerm, splat } from './lanes';
import { openModel, openStep } from './blocks';
import { addOuter, products } from './products';
import { Task } from './task';

/** The four records in work: byte addresses of their feature rows, and their row numbers. */
let row0: i32 = 0, row1: i32 = 0, row2: i32 = 0, row3: i32 = 0;
let x0: usize = 0, x1: usize = 0, x2: usize = 0, x3: usize = 0;

/** Takes steps `from` to `to` - 1. A model must run from step 0 to its end without another model in between. */
export function trainModel(task: Task, model: u32, from: i32, to: i32): void {
  if (from == 0) beginDecay();
  for (let step = from; step < to; step++) {
    decay();
    openStep(step);
    openModel(model);
    memory.fill(task.gradient, 0, <usize>task.size << 2);
    addGradients(task, sampleBatch(task, task.batch, model));
    const canary = task.gradient + (<usize>task.canaryIndex << 2);
    if (canarySign != 0) store<f32>(canary, load<f32>(canary) + canarySign * task.clippingNorm);
    descend(task, task.parameters, task.gradient, task.firstMoment, task.secondMoment);
  }
}

/** Adds the gradients of the batch up to its end, four records at a time. */
function addGradients(task: Task, end: usize): void {
  if (task.hidden > 0) {
    for (let four = task.batch; four < end; four += 16) addMultilayer(task, four);
  } else {
    const tile = <usize>task.tileRows << 2;
    for (let four = task.batch; four < end; four += tile) addLinear(task, four, min<usize>(four + tile, end));
  }
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

/** Turns logits [class][4] in place into softmax - onehot; returns the residuals' squared norms. */
@inline function residuals(task: Task, first: usize): v128 {
  const stop = first + (<usize>task.classes << 4);
  const labels = ofFour(task.labels);
  let largest = v128.load(first);
  for (let at = first + 16; at < stop; at += 16) largest = f32x4.pmax(largest, v128.load(at));
  let others = splat(0), squares = splat(0), label = splat(0);
  let k = 0;
  for (let at = first; at < stop; at += 16, k++) {
    const own = i32x4.eq(labels, i32x4.splat(k));
    const e = softmaxTerm(f32x4.sub(v128.load(at), largest));
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
    // the label's residual is computed as minus the sum of the others, which has no cancellation near probability 1
    const residual = choose(f32x4.neg(others), v128.load(at), own);
    v128.store(at, f32x4.mul(residual, overTotal));
  }
  return f32x4.mul(multiplyAdd(others, others, squares), f32x4.mul(overTotal, overTotal));
}

@inline function scale(values: usize, count: i32, weight: v128): void {
  const stop = values + (<usize>count << 4);
  for (let at = values; at < stop; at += 16) v128.store(at, f32x4.mul(v128.load(at), weight));
}

/** Adds the gradients of the records from `batch` to `end`: all logits first, then all residuals, then all products. */
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
  const theta = task.parameters, gradient = task.gradient;
  const h0 = task.activations;
  const h1 = h0 + hiddenBytes, h2 = h1 + hiddenBytes, h3 = h2 + hiddenBytes;

  products(x0, x1, x2, x3, theta, inputBytes, task.hidden, errors);
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
  // the host has written the 1 of the bias and zeros behind the activations
  products(h0, h1, h2, h3, theta + last, hiddenBytes, task.classes, task.residuals);
  let squares = f32x4.mul(residuals(task, task.residuals), hiddenSquares);

  let errorSquares = splat(0);
  for (let unit = 0; unit < task.hidden; unit++) {
    let error = splat(0);
    let w = theta + last + (<usize>unit << 2);
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
  // the row of zeros that fills up the batch has no clipping limit here, so its number sets its weight to zero
  const numbers = i32x4(row0, row1, row2, row3);
  const real = i32x4.ne(numbers, i32x4.splat(task.zeroRow));
  const clip = v128.and(f32x4.pmin(splat(1), f32x4.div(splat(task.clippingNorm), norm)), real);
  scale(task.residuals, task.classes, clip);
  scale(errors, task.hidden, clip);
  addOuter(h0, h1, h2, h3, task.residuals, gradient + last, hiddenBytes, task.classes);
  addOuter(x0, x1, x2, x3, errors, gradient, inputBytes, task.hidden);
}
