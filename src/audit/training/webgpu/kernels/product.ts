// Kernels that compute one product of matrices and store its sums, each in a way of its own.
import { defineKernel, type UniformTypes } from '../trainingKernel';
import { EXPONENTIAL } from '../wgsl/exponential';
import { PRODUCT_UNIFORMS, type ProductTile, storedProduct } from '../wgsl/productTile';
import { type Descent, UPDATE_UNIFORMS, updateFunctions } from '../wgsl/update';

/** Uniforms of every product: its number of `rows`, and the `end` of its columns, which begin at rightOffset. */
const SHAPE = { ...PRODUCT_UNIFORMS, rows: 'u32', end: 'u32' } as const;

/**
 * Defines a kernel of a product. `store` is a WGSL statement that stores the sum `value` of a `row` and a `column`, and
 * `functions` are the WGSL functions that it calls.
 */
function defineProduct<Input extends string, Uniforms extends UniformTypes, Variant extends ProductTile>(
  name: string,
  inputs: Readonly<Record<Input, 1 | 4>>,
  uniforms: Uniforms,
  store: (variant: Variant) => string,
  functions: (variant: Variant) => string = () => '',
) {
  return defineKernel<Variant, Input | 'left' | 'right', Uniforms & typeof SHAPE>({
    name,
    inputs: { left: 4, right: 1, ...inputs } as Readonly<Record<Input | 'left' | 'right', 1 | 4>>,
    uniforms: { ...SHAPE, ...uniforms },
    workgroup: ({ lanesX, lanesY }) => [lanesX, lanesY],
    source(variant) {
      const { declarations, run } = storedProduct(
        variant,
        (row4, column, sums) => `store(4u * (${row4}), uniforms.rightOffset + ${column}, ${sums});`,
      );
      return /* wgsl */ `
${functions(variant)}
${declarations}
fn store(first: u32, column: u32, values: vec4<f32>) {
  if (column >= uniforms.end) { return; }
  for (var j = 0u; j < 4u && first + j < uniforms.rows; j++) {
    let row = first + j;
    let value = values[j];
    ${store(variant)}
  }
}

${run}`;
    },
  });
}

/**
 * The hyperbolic tangent to float32 rounding, because WGSL's own may lose all digits. Up to |x| = 1/4 it is an odd Taylor
 * series, and beyond it is (1 - e) / (1 + e) with e = exp(-2 |x|).
 */
export const TANH = /* wgsl */ `
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

/**
 * Logits = X~ W for every model at once, or hidden = tanh(X~ W). left: X~ transposed, [inputs + 1][rows]; right:
 * parameters [inputs + 1][columns], column = unit * models + model; result[resultOffset + row * columns + column].
 */
export const product = defineProduct(
  'DpSgdProduct',
  {},
  { resultOffset: 'u32' } as const,
  ({ tanh }: ProductTile & { tanh: boolean }) => `
    let at = uniforms.resultOffset + row * uniforms.rightStride + column;
    result[at] = ${tanh ? 'tangent(value)' : 'value'};`,
  ({ tanh }) => (tanh ? TANH : ''),
);

/**
 * Takes a step of W in place, for layers whose inputs are the shared rows: the gradient X~^T (weighted residuals), and noise.
 * left: X~ [rows][padded inputs]; right: weighted residuals [rows][columns], column = unit * models + model.
 */
export const gradientUpdate = defineKernel({
  name: 'DpSgdGradientUpdate',
  inputs: { left: 4, right: 1 },
  uniforms: { ...PRODUCT_UNIFORMS, ...UPDATE_UNIFORMS },
  workgroup: ({ lanesX, lanesY }: ProductTile & { descent: Descent }) => [lanesX, lanesY],
  source(variant: ProductTile & { descent: Descent }) {
    const { descent } = variant;
    const { declarations, run } = storedProduct(
      variant,
      (row4, column, sums) => `updateColumn(${row4}, ${column}, ${sums});`,
    );
    return /* wgsl */ `
${updateFunctions(descent)}
${declarations}
fn updateColumn(input4: u32, column: u32, sums: vec4<f32>) {
  if (column >= uniforms.units * uniforms.models) { return; }
  update(input4, column / uniforms.models, column % uniforms.models, sums);
}

${run}`;
  },
});
