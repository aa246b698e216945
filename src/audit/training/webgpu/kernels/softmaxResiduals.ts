// Kernel: turns stored logits into residuals in place; for linear heads of many classes also weighs them. Linear heads of
// few classes go through weightedResiduals, perceptrons are weighed by weighErrors.
import { u32 } from '../../fields';
import { defineKernel } from '../trainingKernel';
import { BATCH_MASK, BATCH_UNIFORMS } from '../wgsl/batchMask';
import { EXPONENTIAL } from '../wgsl/exponential';
import { modelLane } from '../wgsl/modelLane';
import { PHILOX } from '../wgsl/philox';

/**
 * result[(row * width + first + k) * models + model]: logits in, softmax - onehot out, times mask and clip factor where
 * `weigh`; records as in weightedResiduals. One thread per model and four rows.
 */
export const softmaxResiduals = defineKernel({
  name: 'DpSgdSoftmaxResiduals',
  inputs: { records: 4 },
  uniforms: { ...BATCH_UNIFORMS, ...u32('rows models classes width first rowGroups') },
  source: ({ weigh }: { weigh: boolean }) => /* wgsl */ `
${PHILOX}
${EXPONENTIAL}
${BATCH_MASK}
fn run() {
  ${modelLane('rowGroups')}
  let labels = records[2u * block];
  let norms = records[2u * block + 1u];
  let mask = batchMask(block, uniforms.firstModel + model);
  for (var j = 0u; j < 4u && 4u * block + j < uniforms.rows; j++) {
    let first = ((4u * block + j) * uniforms.width + uniforms.first) * uniforms.models + model;
    let label = u32(labels[j]);
    var largest = result[first];
    for (var k = 1u; k < uniforms.classes; k++) { largest = max(largest, result[first + k * uniforms.models]); }
    var total = 0.0;
    for (var k = 0u; k < uniforms.classes; k++) {
      let e = exponentialOf(result[first + k * uniforms.models] - largest);
      result[first + k * uniforms.models] = e;
      total += e;
    }
    // p - 1 of the label's class is minus the sum of the others: that keeps its digits when p is near 1
    var others = 0.0;
    var squared = 0.0;
    for (var k = 0u; k < uniforms.classes; k++) {
      if (k == label) { continue; }
      let p = result[first + k * uniforms.models] / total;
      others += p;
      squared += p * p;
    }
    let weight = ${weigh ? 'mask[j] * clipFactor(sqrt(squared + others * others) * norms[j])' : '1.0'};
    for (var k = 0u; k < uniforms.classes; k++) {
      let at = first + k * uniforms.models;
      result[at] = weight * select(result[at] / total, -others, k == label);
    }
  }
}`,
});
