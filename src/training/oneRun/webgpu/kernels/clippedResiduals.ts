// Kernel: logits of a batch become clipped residuals, in place: softmax - onehot, scaled by min(1, R / (|residual| |x|)). The gradient
// of a record is its residual times x, so its norm needs no gradient.
import { defineKernel } from '../../../webgpu/trainingKernel';
import { EXPONENTIAL } from '../../../webgpu/wgsl/exponential';
import { reduce } from '../../../webgpu/wgsl/reduce';

const LANES = 64;

/** list: the batch's record numbers; records: label and |x| of each. A workgroup does one record, result[at * classes + class]. */
export const clippedResiduals = defineKernel({
  name: 'OneRunClippedResiduals',
  inputs: { list: 1, records: 1 },
  uniforms: { count: 'u32', classes: 'u32', clippingNorm: 'f32' },
  workgroup: () => [LANES, 1],
  source: () => /* wgsl */ `
${EXPONENTIAL}
${reduce(LANES, 'vec2<f32>')}
fn run() {
  let group = workgroupId.y * numWorkgroups.x + workgroupId.x;
  // nobody may leave before the last barrier: groups beyond the batch compute the last record, and keep it to themselves
  let at = min(group, uniforms.count - 1u);
  let record = u32(list[at]);
  let label = u32(records[2u * record]);
  let first = at * uniforms.classes;
  var largest = -3.4e38;
  for (var c = localIndex; c < uniforms.classes; c += ${LANES}u) { largest = max(largest, result[first + c]); }
  largest = largestOf(vec2<f32>(largest, 0.0)).x;
  // p - 1 of the label's class is minus the sum of the others: that keeps its digits when p is near 1
  var others = vec2<f32>(0.0);
  for (var c = localIndex; c < uniforms.classes; c += ${LANES}u) {
    if (c == label) { continue; }
    let e = exponentialOf(result[first + c] - largest);
    others += vec2<f32>(e, e * e);
  }
  others = sumOf(others);
  let total = others.x + exponentialOf(result[first + label] - largest);
  let norm = sqrt(others.y + others.x * others.x) / total * records[2u * record + 1u];
  let scale = select(1.0, uniforms.clippingNorm / norm, uniforms.clippingNorm < norm) / total;
  // every lane has read the label's logit before one overwrites it
  workgroupBarrier();
  if (group < uniforms.count) {
    for (var c = localIndex; c < uniforms.classes; c += ${LANES}u) {
      result[first + c] = scale * select(exponentialOf(result[first + c] - largest), -others.x, c == label);
    }
  }
}`,
});
