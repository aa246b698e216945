// Kernels over the logits of one head, row after row: their gradients, and answers about them.
import { LANES } from '../../../../audit/training/webgpu/dispatch';
import { defineKernel } from '../../../../audit/training/webgpu/trainingKernel';
import { EXPONENTIAL } from '../../../../audit/training/webgpu/wgsl/exponential';
import { REDUCE } from '../../../../audit/training/webgpu/wgsl/reduce';

/**
 * One head's logits become the gradient of a row's weighted loss in them, in place: w (softmax - share of each
 * label). list: the chunk's row numbers; labels: `each` different ones a row; weights: one a row. A workgroup does
 * one row, result[at * stride + offset + class].
 */
export const headGradients = defineKernel({
  name: 'OneRunHeadGradients',
  inputs: { list: 1, labels: 1, weights: 1 },
  uniforms: { rows: 'u32', classes: 'u32', each: 'u32', stride: 'u32', offset: 'u32' },
  source: () => /* wgsl */ `
${EXPONENTIAL}
${REDUCE}
fn run() {
  // no lane may return before the last barrier, so groups beyond the chunk compute the last row and do not write it
  let at = min(group, uniforms.rows - 1u);
  let row = u32(list[at]);
  let weight = weights[row];
  let label = u32(labels[row * uniforms.each]);
  let first = at * uniforms.stride + uniforms.offset;
  var largest = -3.4e38;
  for (var c = localIndex; c < uniforms.classes; c += ${LANES}u) { largest = max(largest, result[first + c]); }
  largest = largestOf(largest);
  // p - 1 of a single label is minus the sum of the others, which keeps its digits when p is near 1
  var others = 0.0;
  for (var c = localIndex; c < uniforms.classes; c += ${LANES}u) {
    if (c != label) { others += exponentialOf(result[first + c] - largest); }
  }
  others = sumOf(others);
  let own = exponentialOf(result[first + label] - largest);
  let scale = weight / (others + own);
  // every lane has read the label's logit before one overwrites it
  workgroupBarrier();
  if (group < uniforms.rows) {
    for (var c = localIndex; c < uniforms.classes; c += ${LANES}u) {
      let value = select(exponentialOf(result[first + c] - largest), -others, c == label && uniforms.each == 1u);
      result[first + c] = scale * value;
    }
  }
  storageBarrier();
  workgroupBarrier();
  if (group < uniforms.rows && uniforms.each > 1u) {
    for (var l = localIndex; l < uniforms.each; l += ${LANES}u) {
      result[first + u32(labels[row * uniforms.each + l])] -= weight / f32(uniforms.each);
    }
  }
}`,
});

/** Entries of a row before the logits asked for: the largest, the sum of exponentials over it, the first label of the largest. */
export const ANSWER_HEAD = 3;

/** logits[row * stride + offset + class]; labels: `each` a row. A workgroup does one row. The reader takes the logarithm. */
export const answers = defineKernel({
  name: 'OneRunAnswers',
  inputs: { logits: 1, labels: 1 },
  uniforms: { rows: 'u32', classes: 'u32', each: 'u32', stride: 'u32', offset: 'u32' },
  source: () => /* wgsl */ `
${EXPONENTIAL}
${REDUCE}
fn run() {
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
