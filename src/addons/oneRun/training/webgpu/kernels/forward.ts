// Kernel for a layer's outputs on a batch, one product of matrices, with or without ReLU.
import { defineKernel } from '../../../../../audit/training/webgpu/trainingKernel';
import {
  PRODUCT_UNIFORMS,
  type ProductTile,
  storedProduct,
} from '../../../../../audit/training/webgpu/wgsl/productTile';

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
    const { relu } = variant;
    const { declarations, run } = storedProduct(
      variant,
      (row4, column, sums) => `store(4u * (${row4}), uniforms.rightOffset + ${column}, ${sums});`,
    );
    return /* wgsl */ `
${declarations}
fn store(row: u32, output: u32, values: vec4<f32>) {
  if (output >= uniforms.end) { return; }
  for (var j = 0u; j < 4u && row + j < uniforms.rows; j++) {
    result[(row + j) * uniforms.resultStride + output] = ${relu ? 'max(0.0, values[j])' : 'values[j]'};
  }
}

${run}`;
  },
});
