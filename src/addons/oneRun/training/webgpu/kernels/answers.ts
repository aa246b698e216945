// Kernel that answers about one head's logits, row after row, with the largest, the sum of exponentials over it, the first
// label that has the largest, and the logits of some labels. The reader takes the logarithm, because WGSL's own is coarse.
import { defineKernel } from '../../../../../audit/training/webgpu/trainingKernel';
import { EXPONENTIAL } from '../../../../../audit/training/webgpu/wgsl/exponential';
import { reduce } from '../../../../../audit/training/webgpu/wgsl/reduce';

const LANES = 64;

/** Entries of a row before the logits that were asked for. */
export const ANSWER_HEAD = 3;

/** logits[row * stride + offset + class]; labels: `each` a row. A workgroup does one row. */
export const answers = defineKernel({
  name: 'OneRunAnswers',
  inputs: { logits: 1, labels: 1 },
  uniforms: { rows: 'u32', classes: 'u32', each: 'u32', stride: 'u32', offset: 'u32' },
  workgroup: () => [LANES, 1],
  source: () => /* wgsl */ `
${EXPONENTIAL}
${reduce(LANES)}
fn run() {
  let group = workgroupId.y * numWorkgroups.x + workgroupId.x;
  // no lane may return before the last barrier
  let row = min(group, uniforms.rows - 1u);
  let first = row * uniforms.stride + uniforms.offset;
  var largest = -3.4e38;
  for (var c = localIndex; c < uniforms.classes; c += ${LANES}u) { largest = max(largest, logits[first + c]); }
  largest = largestOf(largest);
  var sum = 0.0;
  // the first is the largest of the negated numbers
  var found = -f32(uniforms.classes);
  for (var c = localIndex; c < uniforms.classes; c += ${LANES}u) {
    sum += exponentialOf(logits[first + c] - largest);
    if (logits[first + c] == largest) { found = max(found, -f32(c)); }
  }
  sum = sumOf(sum);
  found = largestOf(found);
  if (group >= uniforms.rows) { return; }
  let at = row * (${ANSWER_HEAD}u + uniforms.each);
  if (localIndex == 0u) {
    result[at] = largest;
    result[at + 1u] = sum;
    result[at + 2u] = -found;
  }
  for (var l = localIndex; l < uniforms.each; l += ${LANES}u) {
    result[at + ${ANSWER_HEAD}u + l] = logits[first + u32(labels[row * uniforms.each + l])];
  }
}`,
});
