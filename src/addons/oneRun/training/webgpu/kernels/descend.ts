// Kernel that subtracts the rate times the sum of clipped gradients from the weights, one product of matrices.
import { defineKernel } from '../../../../../audit/training/webgpu/trainingKernel';
import {
  PRODUCT_UNIFORMS,
  type ProductTile,
  storedProduct,
} from '../../../../../audit/training/webgpu/wgsl/productTile';

/**
 * left: features [record][features, padded to four]; right: clipped residuals [record][classes], from class rightOffset on, up to
 * `end`; result: weights [feature][classes].
 */
export const descend = defineKernel({
  name: 'OneRunDescend',
  inputs: { left: 4, right: 1 },
  uniforms: { ...PRODUCT_UNIFORMS, features: 'u32', end: 'u32', rate: 'f32' },
  workgroup: ({ lanesX, lanesY }: ProductTile) => [lanesX, lanesY],
  source(tile: ProductTile) {
    const { declarations, run } = storedProduct(
      tile,
      (row4, column, sums) => `lower(4u * (${row4}), uniforms.rightOffset + ${column}, ${sums});`,
    );
    return /* wgsl */ `
${declarations}
fn lower(feature: u32, label: u32, sums: vec4<f32>) {
  if (label >= uniforms.end) { return; }
  for (var j = 0u; j < 4u && feature + j < uniforms.features; j++) {
    result[(feature + j) * uniforms.rightStride + label] -= uniforms.rate * sums[j];
  }
}

${run}`;
  },
});
