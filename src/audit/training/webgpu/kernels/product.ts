// Kernel: logits = X~ W for every model at once, or hidden = tanh(X~ W). Rows of X~ are shared, W's columns are not.
import { defineKernel } from '../trainingKernel';
import { EXPONENTIAL } from '../wgsl/exponential';
import { PRODUCT_UNIFORMS, type ProductTile, storedProduct } from '../wgsl/productTile';

// Hyperbolic tangent to float32 rounding in WGSL, whose own may lose all digits near 0 and overflow far out.
/** fn tangent(x: f32) -> f32: an odd Taylor series up to 1/4, (1 - e) / (1 + e) with e = exp(-2 |x|) beyond. */
const TANH = /* wgsl */ `
${EXPONENTIAL}
fn tangent(x: f32) -> f32 {
  let z = x * x;
  // coefficients 2^2k (2^2k - 1) B_2k / (2k)!; the first one left out is below 1e-8 of the value
  let near = x * (1.0 + z * (-1.0 / 3.0 + z * (2.0 / 15.0 + z * (-17.0 / 315.0 + z * (62.0 / 2835.0 + z * (-1382.0 / 155925.0))))));
  let e = exponentialOf(-2.0 * abs(x));
  let far = sign(x) * ((1.0 - e) / (1.0 + e));
  return select(far, near, abs(x) < 0.25);
}
`;

type ProductVariant = ProductTile & { tanh: boolean };

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
