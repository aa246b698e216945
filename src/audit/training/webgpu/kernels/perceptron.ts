// Kernels of a perceptron's second layer. Unlike those of the first layer, both factors of its products differ between models. They
// run over the slots of wgsl/batchRows, which are every row or the sampled ones.
import { u32 } from '../../fields';
import { defineKernel } from '../trainingKernel';
import { batchRecords, batchSlots, type PassedRows, ROW_UNIFORMS } from '../wgsl/batchRows';
import { modelLane } from '../wgsl/modelLane';
import { type Descent, UPDATE_UNIFORMS, updateFunctions } from '../wgsl/update';

/** Number of classes or hidden units per thread. */
export const COLUMNS = 4;

/**
 * Logits = W2 [hidden; 1]. Unlike in kernels/product.ts, both factors differ between models.
 * hidden[(slot * hiddenUnits + h) * models + model]; output weights (h, class, model) at layerOffset as in
 * wgsl/update; result[resultOffset + (slot * width + class) * models + model]. One thread per model, four slots, four
 * classes.
 */
export const outputProduct = defineKernel({
  name: 'DpSgdOutputProduct',
  inputs: { hidden: 1, parameters: 1, batches: 1 },
  uniforms: u32('models rows batch classes hiddenUnits layerOffset width resultOffset rowGroups classGroups'),
  source: (variant: PassedRows) => /* wgsl */ `
${batchSlots(variant)}
fn run() {
  ${modelLane('rowGroups', 'classGroups')}
  let slots = slotsOf(model);
  let slot = 4u * block;
  if (slot >= slots) { return; }
  let class0 = ${COLUMNS}u * column;
  let rowStride = uniforms.hiddenUnits * uniforms.models;
  var sums = array<vec4<f32>, ${COLUMNS}>();
  for (var h = 0u; h <= uniforms.hiddenUnits; h++) {
    let at = slot * rowStride + h * uniforms.models + model;
    var input = vec4<f32>(1.0);
    if (h < uniforms.hiddenUnits) {
      input = vec4<f32>(hidden[at], hidden[at + rowStride], hidden[at + 2u * rowStride], hidden[at + 3u * rowStride]);
    }
    let weight = (uniforms.layerOffset + h * uniforms.classes + class0) * uniforms.models + model;
    for (var k = 0u; k < ${COLUMNS}u; k++) { sums[k] += input * parameters[weight + k * uniforms.models]; }
  }
  for (var j = 0u; j < 4u && slot + j < slots; j++) {
    for (var k = 0u; k < ${COLUMNS}u && class0 + k < uniforms.classes; k++) {
      result[uniforms.resultOffset + ((slot + j) * uniforms.width + class0 + k) * uniforms.models + model] = sums[k][j];
    }
  }
}`,
});

/**
 * Computes the loss derivatives at the hidden units, by carrying output residuals back through W2 and tanh.
 * result[(slot * (hiddenUnits + classes) + column) * models + model]: columns from hiddenUnits on hold softmax -
 * onehot and are read, the columns before are written. hidden and parameters as in outputProduct.
 */
export const hiddenErrors = defineKernel({
  name: 'DpSgdHiddenErrors',
  inputs: { hidden: 1, parameters: 1, batches: 1 },
  uniforms: u32('models rows batch classes hiddenUnits layerOffset rowGroups unitGroups'),
  source: (variant: PassedRows) => /* wgsl */ `
${batchSlots(variant)}
fn run() {
  ${modelLane('rowGroups', 'unitGroups')}
  let slots = slotsOf(model);
  let slot = 4u * block;
  if (slot >= slots) { return; }
  let unit0 = ${COLUMNS}u * column;
  let rowStride = (uniforms.hiddenUnits + uniforms.classes) * uniforms.models;
  var sums = array<vec4<f32>, ${COLUMNS}>();
  for (var k = 0u; k < uniforms.classes; k++) {
    let at = slot * rowStride + (uniforms.hiddenUnits + k) * uniforms.models + model;
    let residual = vec4<f32>(result[at], result[at + rowStride], result[at + 2u * rowStride], result[at + 3u * rowStride]);
    for (var u = 0u; u < ${COLUMNS}u; u++) {
      let weight = (uniforms.layerOffset + (unit0 + u) * uniforms.classes + k) * uniforms.models + model;
      sums[u] += residual * parameters[weight];
    }
  }
  for (var j = 0u; j < 4u && slot + j < slots; j++) {
    for (var u = 0u; u < ${COLUMNS}u && unit0 + u < uniforms.hiddenUnits; u++) {
      let activation = hidden[((slot + j) * uniforms.hiddenUnits + unit0 + u) * uniforms.models + model];
      // (1 - a)(1 + a) keeps its digits when a is near 1
      let slope = (1.0 - activation) * (1.0 + activation);
      result[(slot + j) * rowStride + (unit0 + u) * uniforms.models + model] = slope * sums[u][j];
    }
  }
}`,
});

/**
 * Multiplies the per-record clip factor and Poisson mask into the layers' errors in place. The norm of a record's
 * gradient is a sum over layers of |error|^2 (|input|^2 + 1). result as in hiddenErrors; records as in wgsl/batchRows.
 */
export const weighErrors = defineKernel({
  name: 'DpSgdWeighErrors',
  inputs: { hidden: 1, records: 4, batches: 1 },
  uniforms: { ...ROW_UNIFORMS, ...u32('classes hiddenUnits rowGroups') },
  source: (variant: PassedRows) => /* wgsl */ `
${batchRecords(variant)}
fn run() {
  ${modelLane('rowGroups')}
  let slots = slotsOf(model);
  if (4u * block >= slots) { return; }
  let mask = maskOf(block, model);
  let norms = normsOf(block, model);
  let width = uniforms.hiddenUnits + uniforms.classes;
  for (var j = 0u; j < 4u && 4u * block + j < slots; j++) {
    let slot = 4u * block + j;
    let first = slot * width * uniforms.models + model;
    var inputs = 1.0;
    var errors = 0.0;
    for (var h = 0u; h < uniforms.hiddenUnits; h++) {
      let activation = hidden[(slot * uniforms.hiddenUnits + h) * uniforms.models + model];
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
  inputs: { hidden: 1, residuals: 1, batches: 1 },
  uniforms: { ...UPDATE_UNIFORMS, ...u32('rows batch inputGroups classGroups') },
  source: ({ descent, sampled }: { descent: Descent } & PassedRows) => /* wgsl */ `
${updateFunctions(descent)}
${batchSlots({ sampled })}
fn run() {
  ${modelLane('inputGroups', 'classGroups')}
  let input4 = block;
  let class0 = ${COLUMNS}u * column;
  let hiddenUnits = uniforms.inputs1 - 1u;
  let width = hiddenUnits + uniforms.units;
  var sums = array<vec4<f32>, ${COLUMNS}>();
  let slots = slotsOf(model);
  for (var slot = 0u; slot < slots; slot++) {
    var input = vec4<f32>(1.0); // the bias has input 1, and sums beyond the bias are not written
    for (var j = 0u; j < 4u && 4u * input4 + j < hiddenUnits; j++) {
      input[j] = hidden[(slot * hiddenUnits + 4u * input4 + j) * uniforms.models + model];
    }
    let at = (slot * width + hiddenUnits + class0) * uniforms.models + model;
    for (var k = 0u; k < ${COLUMNS}u; k++) { sums[k] += input * residuals[at + k * uniforms.models]; }
  }
  for (var k = 0u; k < ${COLUMNS}u && class0 + k < uniforms.units; k++) { update(input4, class0 + k, model, sums[k]); }
}`,
});
