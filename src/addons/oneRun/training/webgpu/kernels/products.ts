// Kernels that are one product of matrices, each with a way of its own to store the sums.
import { defineKernel, type UniformTypes } from '../../../../../audit/training/webgpu/trainingKernel';
import {
  PRODUCT_UNIFORMS,
  type ProductTile,
  storedProduct,
} from '../../../../../audit/training/webgpu/wgsl/productTile';

/** Of every product: `rows` there are, and columns from rightOffset on, up to `end`. */
const SHAPE = { ...PRODUCT_UNIFORMS, rows: 'u32', end: 'u32' } as const;

/** `store`: a statement of WGSL for the sum `value` of a `row` and a `column`. */
function defineProduct<Input extends string, Uniforms extends UniformTypes, Variant extends ProductTile>(
  name: string,
  inputs: Readonly<Record<Input, 1 | 4>>,
  uniforms: Uniforms,
  store: (variant: Variant) => string,
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
 * A layer's outputs on a batch, with or without ReLU. left: what comes in transposed, [input][rows, padded to four]; right:
 * weights [input][output]; result[row * resultStride + output].
 */
export const forward = defineProduct(
  'OneRunForward',
  {},
  { resultStride: 'u32' } as const,
  ({ relu }: ProductTile & { relu: boolean }) =>
    `result[row * uniforms.resultStride + column] = ${relu ? 'max(0.0, value)' : 'value'};`,
);

/**
 * The gradient in the hidden layer's sums. A unit at 0 passes no gradient on. left: gradients in the logits transposed,
 * [class][rows, padded to four]; right: the heads' weights transposed, [class][unit]; hidden [row][unit, padded to four];
 * result[row * rightStride + unit].
 */
export const backward = defineProduct(
  'OneRunBackward',
  { hidden: 1 },
  { hiddenStride: 'u32' } as const,
  (_: ProductTile) => `
    let passes = hidden[row * uniforms.hiddenStride + column] > 0.0;
    result[row * uniforms.rightStride + column] = select(0.0, value, passes);`,
);

/**
 * Subtracts the rate times the sum of clipped gradients from the weights. left: features [record][features, padded to four];
 * right: clipped residuals [record][classes]; result: weights [feature][classes], whose features are the rows.
 */
export const descend = defineProduct(
  'OneRunDescend',
  {},
  { rate: 'f32' } as const,
  (_: ProductTile) => 'result[row * uniforms.rightStride + column] -= uniforms.rate * value;',
);
