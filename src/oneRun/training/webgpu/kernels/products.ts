// The products of matrices of a network’s layers, forward and back.
import { defineProduct } from '../../../../audit/training/webgpu/kernels/product';
import type { ProductTile } from '../../../../audit/training/webgpu/wgsl/productTile';

/**
 * A layer's outputs on a batch, with or without ReLU. left: what comes in transposed, [input][rows, padded to
 * four]; right: weights [input][output]; result[row * resultStride + output].
 */
export const forward = defineProduct(
  'OneRunForward',
  {},
  { resultStride: 'u32' } as const,
  ({ relu }: ProductTile & { relu: boolean }) =>
    `result[row * uniforms.resultStride + column] = ${relu ? 'max(0.0, value)' : 'value'};`,
);

/**
 * The gradient in the hidden layer's sums. A unit at 0 passes no gradient on. left: gradients in the logits
 * transposed, [class][rows, padded to four]; right: the heads' weights transposed, [class][unit]; hidden
 * [row][unit, padded to four]; result[row * rightStride + unit].
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
 * Subtracts the rate times the sum of clipped gradients from the weights. left: features [record][features, padded
 * to four]; right: clipped residuals [record][classes]; result: weights [feature][classes], whose features are the
 * rows.
 */
export const descend = defineProduct(
  'OneRunDescend',
  {},
  { rate: 'f32' } as const,
  (_: ProductTile) => 'result[row * uniforms.rightStride + column] -= uniforms.rate * value;',
);
