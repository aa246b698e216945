// Kernel: per-record clip factor and Poisson mask of a perceptron, multiplied into its layers' errors in place. The norm
// of a record's gradient is a sum over layers of |error|^2 (|input|^2 + 1).
import { u32 } from '../../fields';
import { defineKernel } from '../trainingKernel';
import { BATCH_MASK, BATCH_UNIFORMS } from '../wgsl/batchMask';
import { modelLane } from '../wgsl/modelLane';
import { PHILOX } from '../wgsl/philox';

/** result as in hiddenErrors; records: for every four rows their labels, then their |x~|. */
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
