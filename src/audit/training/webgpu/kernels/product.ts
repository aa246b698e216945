// Kernel: logits = X~ W for every model at once, or hidden = tanh(X~ W). Rows of X~ are shared, W's columns are not.
import { defineKernel } from '../trainingKernel';
import { PRODUCT_UNIFORMS, type ProductTile, storedProduct } from '../wgsl/productTile';
import { TANH } from '../wgsl/tanh';

export type ProductVariant = ProductTile & { tanh: boolean };

/**
 * left: X~ transposed, [inputs + 1][rows]; right: parameters [inputs + 1][columns] from uniform rightOffset, column =
 * unit * models + model; result[resultOffset + row * columns + column].
 */
export const product = defineKernel({
  name: 'DpSgdProduct',
  inputs: { left: 4, right: 1 },
  uniforms: { ...PRODUCT_UNIFORMS, rows: 'u32', columns: 'u32', resultOffset: 'u32' },
  workgroup: ({ lanesX, lanesY }: ProductVariant) => [lanesX, lanesY],
  source(variant: ProductVariant) {
    const { tanh } = variant;
    const { declarations, run } = storedProduct(
      variant,
      (row4, column, sums) => `store(4u * (${row4}), ${column}, ${sums});`,
    );
    return /* wgsl */ `
${tanh ? TANH : ''}
${declarations}
fn store(row: u32, column: u32, values: vec4<f32>) {
  if (column >= uniforms.columns) { return; }
  for (var j = 0u; j < 4u && row + j < uniforms.rows; j++) {
    result[uniforms.resultOffset + (row + j) * uniforms.columns + column] = ${tanh ? 'tangent(values[j])' : 'values[j]'};
  }
}

${run}`;
  },
});
