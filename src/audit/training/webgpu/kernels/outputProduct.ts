// Kernel: logits = W2 [hidden; 1] of a perceptron. Unlike product, both factors differ between models.
import { u32 } from '../../fields';
import { defineKernel } from '../trainingKernel';
import { modelLane } from '../wgsl/modelLane';

/** Classes per thread. */
export const CLASSES = 4;

/**
 * hidden[(row * hiddenUnits + h) * models + model]; output weights (h, class, model) at layerOffset as in wgsl/update;
 * result[resultOffset + (row * width + class) * models + model]. One thread per model, four rows, four classes.
 */
export const outputProduct = defineKernel({
  name: 'DpSgdOutputProduct',
  inputs: { hidden: 1, parameters: 1 },
  uniforms: u32('models rows classes hiddenUnits layerOffset width resultOffset rowGroups classGroups'),
  source: () => /* wgsl */ `
fn run() {
  ${modelLane('rowGroups', 'classGroups')}
  let row = 4u * block;
  let class0 = ${CLASSES}u * column;
  let rowStride = uniforms.hiddenUnits * uniforms.models;
  var sums = array<vec4<f32>, ${CLASSES}>();
  for (var h = 0u; h <= uniforms.hiddenUnits; h++) {
    let at = row * rowStride + h * uniforms.models + model;
    var input = vec4<f32>(1.0);
    if (h < uniforms.hiddenUnits) {
      input = vec4<f32>(hidden[at], hidden[at + rowStride], hidden[at + 2u * rowStride], hidden[at + 3u * rowStride]);
    }
    let weight = (uniforms.layerOffset + h * uniforms.classes + class0) * uniforms.models + model;
    for (var k = 0u; k < ${CLASSES}u; k++) { sums[k] += input * parameters[weight + k * uniforms.models]; }
  }
  for (var j = 0u; j < 4u && row + j < uniforms.rows; j++) {
    for (var k = 0u; k < ${CLASSES}u && class0 + k < uniforms.classes; k++) {
      result[uniforms.resultOffset + ((row + j) * uniforms.width + class0 + k) * uniforms.models + model] = sums[k][j];
    }
  }
}`,
});
