// Kernels that turn logits into the residuals of the cross-entropy, weighted by clip factor and Poisson mask.
import { u32 } from '../../fields';
import { defineKernel } from '../trainingKernel';
import { batchRecords, type PassedRows, ROW_UNIFORMS } from '../wgsl/batchRows';
import { EXPONENTIAL } from '../wgsl/exponential';
import { modelLane } from '../wgsl/modelLane';
import { PRODUCT_UNIFORMS, type ProductTile, productTile } from '../wgsl/productTile';

/**
 * Residuals for heads of many classes, and for perceptrons, whose residuals weighErrors weighs later. Logits in
 * result[(slot * width + first + k) * models + model] become softmax - onehot in place, times mask and clip factor if `weigh`.
 * records and batches as in wgsl/batchRows. One thread per model and four slots.
 */
export const softmaxResiduals = defineKernel({
  name: 'DpSgdSoftmaxResiduals',
  inputs: { records: 4, batches: 1 },
  uniforms: { ...ROW_UNIFORMS, ...u32('classes width first rowGroups') },
  source: ({ weigh, sampled }: { weigh: boolean } & PassedRows) => /* wgsl */ `
${batchRecords({ sampled })}
${EXPONENTIAL}
fn run() {
  ${modelLane('rowGroups')}
  let slots = slotsOf(model);
  if (4u * block >= slots) { return; }
  let labels = labelsOf(block, model);
  let norms = normsOf(block, model);
  let mask = maskOf(block, model);
  for (var j = 0u; j < 4u && 4u * block + j < slots; j++) {
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

/**
 * fn weigh(z, labels, norms, mask): logits of four records, `classes` times vec4<f32>, become their weighted
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

/**
 * Weighted residuals for few classes: product, softmax, residual, clip factor and Poisson mask, without storing a logit.
 * left: X~ transposed, [inputs + 1][rows]; right: parameters [inputs + 1][classes][models]; records: for every four
 * rows their labels, then their |x~|; result[(row * classes + k) * models + model]. tile.columns is the class
 * count.
 */
export const weightedResiduals = defineKernel({
  name: 'DpSgdWeightedResiduals',
  inputs: { left: 4, right: 1, records: 4 },
  uniforms: { ...PRODUCT_UNIFORMS, ...ROW_UNIFORMS },
  workgroup: ({ lanesX, lanesY }: ProductTile) => [lanesX, lanesY],
  source(tile: ProductTile) {
    const { vectors, columns: classes, lanesX } = tile;
    const { declarations, loop } = productTile(tile, 'uniforms.models', `${lanesX}u`);
    return /* wgsl */ `
${batchRecords({ sampled: false })}
${weighFunction(classes)}
${declarations}
fn finish(block: u32, model: u32, logits: array<vec4<f32>, ${classes}>) {
  if (model >= uniforms.models || 4u * block >= uniforms.rows) { return; }
  var z = logits;
  weigh(&z, labelsOf(block, model), normsOf(block, model), maskOf(block, model));
  let stride = ${classes}u * uniforms.models;
  for (var j = 0u; j < 4u && 4u * block + j < uniforms.rows; j++) {
    let at = (4u * block + j) * stride + model;
    for (var k = 0u; k < ${classes}u; k++) { result[at + k * uniforms.models] = z[k][j]; }
  }
}

fn run() {
  ${loop}
  for (var a = 0u; a < ${vectors}u; a++) {
    var logits: array<vec4<f32>, ${classes}>;
    for (var k = 0u; k < ${classes}u; k++) { logits[k] = sums[k * ${vectors}u + a]; }
    finish(row4 + a, column, logits);
  }
}`;
  },
});
