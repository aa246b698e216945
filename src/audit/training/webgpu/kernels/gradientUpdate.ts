// Kernel: W -= the step that X~^T (weighted residuals) asks for, with noise, in place. The second product of a step, for
// layers whose inputs are the shared rows.
import { defineKernel } from '../trainingKernel';
import { PRODUCT_UNIFORMS, type ProductTile, storedProduct } from '../wgsl/productTile';
import { type Descent, UPDATE_UNIFORMS, updateFunctions } from '../wgsl/update';

export type UpdateVariant = ProductTile & { descent: Descent };

/** left: X~ [rows][padded inputs]; right: weighted residuals [rows][columns], column = unit * models + model. */
export const gradientUpdate = defineKernel({
  name: 'DpSgdGradientUpdate',
  inputs: { left: 4, right: 1 },
  uniforms: { ...PRODUCT_UNIFORMS, ...UPDATE_UNIFORMS },
  workgroup: ({ lanesX, lanesY }: UpdateVariant) => [lanesX, lanesY],
  source(variant: UpdateVariant) {
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
