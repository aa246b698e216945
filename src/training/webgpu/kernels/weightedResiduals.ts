// Kernel, few classes: weighted residuals straight from X~ and W: product, softmax, residual, clip factor and Poisson
// mask without storing a logit. Many classes go through product and softmaxResiduals instead.
import { defineKernel } from '../trainingKernel';
import { BATCH_MASK, BATCH_UNIFORMS } from '../wgsl/batchMask';
import { EXPONENTIAL } from '../wgsl/exponential';
import { PHILOX } from '../wgsl/philox';
import { PRODUCT_UNIFORMS, type ProductTile, productTile } from '../wgsl/productTile';
import { residualStatements } from '../wgsl/residuals';

/**
 * left: X~ transposed, [inputs + 1][rows]; right: parameters [inputs + 1][classes][models]; records: for every four
 * rows their labels, then their |x~|; result[(row * classes + k) * models + model]. tile.columns is the class count.
 */
export const weightedResiduals = defineKernel({
  name: 'DpSgdWeightedResiduals',
  inputs: { left: 4, right: 1, records: 4 },
  uniforms: { ...PRODUCT_UNIFORMS, ...BATCH_UNIFORMS, rows: 'u32', models: 'u32' },
  workgroup: ({ lanesX, lanesY }: ProductTile) => [lanesX, lanesY],
  source(tile: ProductTile) {
    const classes = tile.columns;
    const { declarations, loop } = productTile(tile, 'uniforms.models', `${tile.lanesX}u`);
    const finish = (a: number): string => /* wgsl */ `
  finish(row4 + ${a}u, column, array<vec4<f32>, ${classes}>(${Array.from({ length: classes }, (_, k) => `sum_${a}_${k}`).join(', ')}));`;
    return /* wgsl */ `
${PHILOX}
${EXPONENTIAL}
${BATCH_MASK}
${declarations}
fn finish(block: u32, model: u32, logits: array<vec4<f32>, ${classes}>) {
  if (model >= uniforms.models || 4u * block >= uniforms.rows) { return; }
  ${Array.from({ length: classes }, (_, k) => `var z${k} = logits[${k}];`).join('\n  ')}
  let labels = records[2u * block];
  let norms = records[2u * block + 1u];
  let mask = batchMask(block, uniforms.firstModel + model);
  ${residualStatements(classes, (k) => `z${k}`)}
  let stride = ${classes}u * uniforms.models;
  for (var j = 0u; j < 4u && 4u * block + j < uniforms.rows; j++) {
    let at = (4u * block + j) * stride + model;
    ${Array.from({ length: classes }, (_, k) => `result[at + ${k}u * uniforms.models] = z${k}[j];`).join('\n    ')}
  }
}

fn run() {
  ${loop}
  ${Array.from({ length: tile.vectors }, (_, a) => finish(a)).join('')}
}`;
  },
});
