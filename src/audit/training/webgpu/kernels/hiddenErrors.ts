// Kernel: carries a perceptron's output residuals back through W2 and tanh: the loss derivatives at the hidden units.
import { u32 } from '../../fields';
import { defineKernel } from '../trainingKernel';
import { modelLane } from '../wgsl/modelLane';

/** Hidden units per thread. */
export const UNITS = 4;

/**
 * result[(row * (hiddenUnits + classes) + column) * models + model]: columns from hiddenUnits on hold softmax - onehot and
 * are read, the columns before are written. hidden and parameters as in outputProduct.
 */
export const hiddenErrors = defineKernel({
  name: 'DpSgdHiddenErrors',
  inputs: { hidden: 1, parameters: 1 },
  uniforms: u32('models rows classes hiddenUnits layerOffset rowGroups unitGroups'),
  source: () => /* wgsl */ `
fn run() {
  ${modelLane('rowGroups', 'unitGroups')}
  let row = 4u * block;
  let unit0 = ${UNITS}u * column;
  let rowStride = (uniforms.hiddenUnits + uniforms.classes) * uniforms.models;
  var sums = array<vec4<f32>, ${UNITS}>();
  for (var k = 0u; k < uniforms.classes; k++) {
    let at = row * rowStride + (uniforms.hiddenUnits + k) * uniforms.models + model;
    let residual = vec4<f32>(result[at], result[at + rowStride], result[at + 2u * rowStride], result[at + 3u * rowStride]);
    for (var u = 0u; u < ${UNITS}u; u++) {
      let weight = (uniforms.layerOffset + (unit0 + u) * uniforms.classes + k) * uniforms.models + model;
      sums[u] += residual * parameters[weight];
    }
  }
  for (var j = 0u; j < 4u && row + j < uniforms.rows; j++) {
    for (var u = 0u; u < ${UNITS}u && unit0 + u < uniforms.hiddenUnits; u++) {
      let activation = hidden[((row + j) * uniforms.hiddenUnits + unit0 + u) * uniforms.models + model];
      // (1 - a)(1 + a) keeps its digits when a is near 1
      let slope = (1.0 - activation) * (1.0 + activation);
      result[(row + j) * rowStride + (unit0 + u) * uniforms.models + model] = slope * sums[u][j];
    }
  }
}`,
});
