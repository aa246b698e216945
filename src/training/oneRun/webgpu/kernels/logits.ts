// Kernel: logits of a batch, one product of matrices.
import { defineKernel } from '../../../webgpu/trainingKernel';
import { PRODUCT_UNIFORMS, type ProductTile, productTile } from '../../../webgpu/wgsl/productTile';

/**
 * left: features transposed, [feature][records, padded to four]; right: weights [feature][classes], from class rightOffset on, up
 * to `end`; result[record * classes + class].
 */
export const logits = defineKernel({
  name: 'OneRunLogits',
  inputs: { left: 4, right: 1 },
  uniforms: { ...PRODUCT_UNIFORMS, records: 'u32', end: 'u32' },
  workgroup: ({ lanesX, lanesY }: ProductTile) => [lanesX, lanesY],
  source(tile: ProductTile) {
    const { vectors, columns, lanesX } = tile;
    const { declarations, loop } = productTile(tile, `${lanesX}u`, `${columns * lanesX}u`);
    return /* wgsl */ `
${declarations}
fn store(record: u32, label: u32, values: vec4<f32>) {
  if (label >= uniforms.end) { return; }
  for (var j = 0u; j < 4u && record + j < uniforms.records; j++) {
    result[(record + j) * uniforms.rightStride + label] = values[j];
  }
}

fn run() {
  ${loop}
  for (var i = 0u; i < ${vectors * columns}u; i++) {
    store(4u * (row4 + i % ${vectors}u), uniforms.rightOffset + column + (i / ${vectors}u) * ${lanesX}u, sums[i]);
  }
}`;
  },
});
