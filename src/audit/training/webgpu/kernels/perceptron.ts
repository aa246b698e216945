// Kernels of a perceptron's second layer. Unlike those of the first layer, both factors of its products differ between models.
import { u32 } from '../../fields';
import { defineKernel } from '../trainingKernel';
import { BATCH_MASK, BATCH_UNIFORMS } from '../wgsl/batchMask';
import { modelLane } from '../wgsl/modelLane';
import { PHILOX } from '../wgsl/philox';
import { type Descent, UPDATE_UNIFORMS, updateFunctions } from '../wgsl/update';

/** Number of classes or hidden units per thread. */
export const COLUMNS = 4;

/**
 * Logits = W2 [hidden; 1]. Unlike in kernels/product.ts, both factors differ between models.
 * hidden[(row * hiddenUnits + h) * models + model]; output weights (h, class, model) at layerOffset as in
 * wgsl/update; result[resultOffset + (row * width + class) * models + model]. One thread per model, four rows, four
 * classes.
 */
export const outputProduct = defineKernel({
  name: 'DpSgdOutputProduct',
  inputs: { hidden: 1, parameters: 1 },
  uniforms: u32('models rows classes hiddenUnits layerOffset width resultOffset rowGroups classGroups'),
  source: () => /* wgsl */ `
fn run() {
  ${modelLane('rowGroups', 'classGroups')}
  let row = 4u * block;
  let class0 = ${COLUMNS}u * column;
  let rowStride = uniforms.hiddenUnits * uniforms.models;
  var sums = array<vec4<f32>, ${COLUMNS}>();
  for (var h = 0u; h <= uniforms.hiddenUnits; h++) {
    let at = row * rowStride + h * uniforms.models + model;
    var input = vec4<f32>(1.0);
    if (h < uniforms.hiddenUnits) {
      input = vec4<f32>(hidden[at], hidden[at + rowStride], hidden[at + 2u * rowStride], hidden[at + 3u * rowStride]);
    }
    let weight = (uniforms.layerOffset + h * uniforms.classes + class0) * uniforms.models + model;
    for (var k = 0u; k < ${COLUMNS}u; k++) { sums[k] += input * parameters[weight + k * uniforms.models]; }
  }
  for (var j = 0u; j < 4u && row + j < uniforms.rows; j++) {
    for (var k = 0u; k < ${COLUMNS}u && class0 + k < uniforms.classes; k++) {
      result[uniforms.resultOffset + ((row + j) * uniforms.width + class0 + k) * uniforms.models + model] = sums[k][j];
    }
  }
}`,
});

/**
 * Computes the loss derivatives at the hidden units, by carrying output residuals back through W2 and tanh.
 * result[(row * (hiddenUnits + classes) + column) * models + model]: columns from hiddenUnits on hold softmax -
 * onehot and are read, the columns before are written. hidden and parameters as in outputProduct.
 */
export const hiddenErrors = defineKernel({
  name: 'DpSgdHiddenErrors',
  inputs: { hidden: 1, parameters: 1 },
  uniforms: u32('models rows classes hiddenUnits layerOffset rowGroups unitGroups'),
  source: () => /* wgsl */ `
fn run() {
  ${modelLane('rowGroups', 'unitGroups')}
  let row = 4u * block;
  let unit0 = ${COLUMNS}u * column;
  let rowStride = (uniforms.hiddenUnits + uniforms.classes) * uniforms.models;
  var sums = array<vec4<f32>, ${COLUMNS}>();
  for (var k = 0u; k < uniforms.classes; k++) {
    let at = row * rowStride + (uniforms.hiddenUnits + k) * uniforms.models + model;
    let residual = vec4<f32>(result[at], result[at + rowStride], result[at + 2u * rowStride], result[at + 3u * rowStride]);
    for (var u = 0u; u < ${COLUMNS}u; u++) {
      let weight = (uniforms.layerOffset + (unit0 + u) * uniforms.classes + k) * uniforms.models + model;
      sums[u] += residual * parameters[weight];
    }
  }
  for (var j = 0u; j < 4u && row + j < uniforms.rows; j++) {
    for (var u = 0u; u < ${COLUMNS}u && unit0 + u < uniforms.hiddenUnits; u++) {
      let activation = hidden[((row + j) * uniforms.hiddenUnits + unit0 + u) * uniforms.models + model];
      // (1 - a)(1 + a) keeps its digits when a is near 1
      let slope = (1.0 - activation) * (1.0 + activation);
      result[(row + j) * rowStride + (unit0 + u) * uniforms.models + model] = slope * sums[u][j];
    }
  }
}`,
});

/**
 * Multiplies the per-record clip factor and Poisson mask into the layers' errors in place. The norm of a record's
 * gradient is a sum over layers of |error|^2 (|input|^2 + 1). result as in hiddenErrors; records: for every four
 * rows their labels, then their |x~|.
 */
export const weighErrors = defineKernel({
  name: 'DpSgdWeighErrors',
  inputs: { hidden: 1, records: 4 },
  uniforms: { ...BATCH_UNIFORMS, ...u32('models rows classes hiddenUnits rowGroups') },
  source: () => /* wgsl */ `
${PHILOX}
${BATCH_MASK}
fn run() {
  ${modelLane('rowGroups')}
  let mask = batchMask(block, uniforms.firstModel + model);
  let norms = records[2u * block + 1u];
  let width = uniforms.hiddenUnits + uniforms.classes;
  for (var j = 0u; j < 4u && 4u * block + j < uniforms.rows; j++) {
    let row = 4u * block + j;
    let first = row * width * uniforms.models + model;
    var inputs = 1.0;
    var errors = 0.0;
    for (var h = 0u; h < uniforms.hiddenUnits; h++) {
      let activation = hidden[(row * uniforms.hiddenUnits + h) * uniforms.models + model];
      let error = result[first + h * uniforms.models];
      inputs += activation * activation;
      errors += error * error;
    }
    var residuals = 0.0;
    for (var k = uniforms.hiddenUnits; k < width; k++) {
      let residual = result[first + k * uniforms.models];
      residuals += residual * residual;
    }
    let weight = mask[j] * clipFactor(sqrt(residuals * inputs + errors * norms[j] * norms[j]));
    for (var k = 0u; k < width; k++) { result[first + k * uniforms.models] *= weight; }
  }
}`,
});

/**
 * Takes a step of W2 in place: its gradient, from weighted output residuals and hidden activations, and noise. Unlike in
 * gradientUpdate, both factors differ between models.
 * residuals: result of weighErrors; hidden as in outputProduct. The uniforms' layer is the output layer: units are
 * classes, inputs1 - 1 the hidden units. One thread per model, four inputs, four classes.
 */
export const outputUpdate = defineKernel({
  name: 'DpSgdOutputUpdate',
  inputs: { hidden: 1, residuals: 1 },
  uniforms: { ...UPDATE_UNIFORMS, rows: 'u32', inputGroups: 'u32', classGroups: 'u32' },
  source: (descent: Descent) => /* wgsl */ `
${updateFunctions(descent)}
fn run() {
  ${modelLane('inputGroups', 'classGroups')}
  let input4 = block;
  let class0 = ${COLUMNS}u * column;
  let hiddenUnits = uniforms.inputs1 - 1u;
  let width = hiddenUnits + uniforms.units;
  var sums = array<vec4<f32>, ${COLUMNS}>();
  for (var row = 0u; row < uniforms.rows; row++) {
    var input = vec4<f32>(1.0); // the bias has input 1, and sums beyond the bias are not written
    for (var j = 0u; j < 4u && 4u * input4 + j < hiddenUnits; j++) {
      input[j] = hidden[(row * hiddenUnits + 4u * input4 + j) * uniforms.models + model];
    }
    let at = (row * width + hiddenUnits + class0) * uniforms.models + model;
    for (var k = 0u; k < ${COLUMNS}u; k++) { sums[k] += input * residuals[at + k * uniforms.models]; }
  }
  for (var k = 0u; k < ${COLUMNS}u && class0 + k < uniforms.units; k++) { update(input4, class0 + k, model, sums[k]); }
}`,
});
