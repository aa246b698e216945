// Kernel: W2 -= the step that the weighted output residuals and hidden activations ask for, with noise, in place. Unlike
// gradientUpdate, both factors differ between models.
import { defineKernel } from '../trainingKernel';
import { modelLane } from '../wgsl/modelLane';
import { type Descent, UPDATE_UNIFORMS, updateFunctions } from '../wgsl/update';

/** Classes per thread. */
export const CLASSES = 4;

/**
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
  let class0 = ${CLASSES}u * column;
  let hiddenUnits = uniforms.inputs1 - 1u;
  let width = hiddenUnits + uniforms.units;
  var sums = array<vec4<f32>, ${CLASSES}>();
  for (var row = 0u; row < uniforms.rows; row++) {
    var input = vec4<f32>(1.0); // what lies beyond the bias is not written
    for (var j = 0u; j < 4u && 4u * input4 + j < hiddenUnits; j++) {
      input[j] = hidden[(row * hiddenUnits + 4u * input4 + j) * uniforms.models + model];
    }
    let at = (row * width + hiddenUnits + class0) * uniforms.models + model;
    for (var k = 0u; k < ${CLASSES}u; k++) { sums[k] += input * residuals[at + k * uniforms.models]; }
  }
  for (var k = 0u; k < ${CLASSES}u && class0 + k < uniforms.units; k++) { update(input4, class0 + k, model, sums[k]); }
}`,
});
