// Softmax, residual, per-record clip factor and Poisson coin of four records at a time, in WGSL. Source text only.
import { EXPONENTIAL } from './exponential';

/**
 * fn weigh(z, labels, norms, mask): turns the logits of four records, `classes` times vec4<f32>, into their weighted
 * residuals mask min(1, C / (|residual| |x~|)) residual. norms is |x~|. Needs clipFactor of BATCH_MASK.
 */
export function weighFunction(classes: number): string {
  return /* wgsl */ `
${EXPONENTIAL}
fn weigh(z: ptr<function, array<vec4<f32>, ${classes}>>, labels: vec4<f32>, norms: vec4<f32>, mask: vec4<f32>) {
  var largest = (*z)[0];
  for (var k = 1u; k < ${classes}u; k++) { largest = max(largest, (*z)[k]); }
  var total = vec4<f32>(0.0);
  for (var k = 0u; k < ${classes}u; k++) {
    (*z)[k] = exponential((*z)[k] - largest);
    total += (*z)[k];
  }
  // p - 1 of the label's class is minus the sum of the others: that keeps its digits when p is near 1
  var others = vec4<f32>(0.0);
  for (var k = 0u; k < ${classes}u; k++) {
    (*z)[k] /= total;
    others += select((*z)[k], vec4<f32>(0.0), labels == vec4<f32>(f32(k)));
  }
  var squared = vec4<f32>(0.0);
  for (var k = 0u; k < ${classes}u; k++) {
    (*z)[k] = select((*z)[k], -others, labels == vec4<f32>(f32(k)));
    squared += (*z)[k] * (*z)[k];
  }
  let norm = sqrt(squared) * norms;
  let weight = mask * vec4<f32>(clipFactor(norm.x), clipFactor(norm.y), clipFactor(norm.z), clipFactor(norm.w));
  for (var k = 0u; k < ${classes}u; k++) { (*z)[k] *= weight; }
}
`;
}
