// Kernel for the gradient in the hidden layer's sums, one product of matrices. A unit at 0 passes no gradient on.
import { defineKernel } from '../../../../../audit/training/webgpu/trainingKernel';
import {
  PRODUCT_UNIFORMS,
  type ProductTile,
  storedProduct,
} from '../../../../../audit/training/webgpu/wgsl/productTile';

/**
 * left: gradients in the logits transposed, [class][rows, padded to four]; right: the heads' weights transposed, [class][unit],
 * from unit rightOffset on, up to `end`; hidden [row][unit, padded to four]; result[row * rightStride + unit].
 */
export const backward = defineKernel({
  name: 'OneRunBackward',
  inputs: { left: 4, right: 1, hidden: 1 },
  uniforms: { ...PRODUCT_UNIFORMS, rows: 'u32', end: 'u32', hiddenStride: 'u32' },
  workgroup: ({ lanesX, lanesY }: ProductTile) => [lanesX, lanesY],
  source(tile: ProductTile) {
    const { declarations, run } = storedProduct(
      tile,
      (row4, column, sums) => `store(4u * (${row4}), uniforms.rightOffset + ${column}, ${sums});`,
    );
    return /* wgsl */ `
${declarations}
fn store(row: u32, unit: u32, values: vec4<f32>) {
  if (unit >= uniforms.end) { return; }
  for (var j = 0u; j < 4u && row + j < uniforms.rows; j++) {
    let passes = hidden[(row + j) * uniforms.hiddenStride + unit] > 0.0;
    result[(row + j) * uniforms.rightStride + unit] = select(0.0, values[j], passes);
  }
}

${run}`;
  },
});
