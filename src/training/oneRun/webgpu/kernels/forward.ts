// Kernel: what a layer makes of a batch, one product of matrices, with nothing behind it or ReLU.
import { defineKernel } from '../../../webgpu/trainingKernel';
import { PRODUCT_UNIFORMS, type ProductTile, productTile } from '../../../webgpu/wgsl/productTile';

type ForwardVariant = ProductTile & { relu: boolean };

/**
 * left: what comes in transposed, [input][rows, padded to four]; right: weights [input][output], from output rightOffset on, up
 * to `end`; result[row * resultStride + output].
 */
export const forward = defineKernel({
  name: 'OneRunForward',
  inputs: { left: 4, right: 1 },
  uniforms: { ...PRODUCT_UNIFORMS, rows: 'u32', end: 'u32', resultStride: 'u32' },
  workgroup: ({ lanesX, lanesY }: ForwardVariant) => [lanesX, lanesY],
  source(variant: ForwardVariant) {
    const { vectors, columns, lanesX, relu } = variant;
    const { declarations, loop } = productTile(variant, `${lanesX}u`, `${columns * lanesX}u`);
    return /* wgsl */ `
${declarations}
fn store(row: u32, output: u32, values: vec4<f32>) {
  if (output >= uniforms.end) { return; }
  for (var j = 0u; j < 4u && row + j < uniforms.rows; j++) {
    result[(row + j) * uniforms.resultStride + output] = ${relu ? 'max(0.0, values[j])' : 'values[j]'};
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
