// Kernel: W -= the step that X~^T (weighted residuals) asks for, with noise, in place. The second product of a step, for
// layers whose inputs are the shared rows.
import { defineKernel } from '../trainingKernel';
import { PRODUCT_UNIFORMS, type ProductTile, productTile } from '../wgsl/productTile';
import { type Descent, UPDATE_UNIFORMS, updateFunctions } from '../wgsl/update';

export type UpdateVariant = ProductTile & { descent: Descent };

/** left: X~ [rows][padded inputs]; right: weighted residuals [rows][columns], column = unit * models + model. */
export const gradientUpdate = defineKernel({
  name: 'DpSgdGradientUpdate',
  inputs: { left: 4, right: 1 },
  uniforms: { ...PRODUCT_UNIFORMS, ...UPDATE_UNIFORMS },
  workgroup: ({ lanesX, lanesY }: UpdateVariant) => [lanesX, lanesY],
  source(variant: UpdateVariant) {
    const { vectors, columns, lanesX, descent } = variant;
    const { declarations, loop } = productTile(variant, `${lanesX}u`, `${columns * lanesX}u`);
    return /* wgsl */ `
${updateFunctions(descent)}
${declarations}
fn updateColumn(input4: u32, column: u32, sums: vec4<f32>) {
  if (column >= uniforms.units * uniforms.models) { return; }
  update(input4, column / uniforms.models, column % uniforms.models, sums);
}

fn run() {
  ${loop}
  for (var i = 0u; i < ${vectors * columns}u; i++) {
    updateColumn(row4 + i % ${vectors}u, column + (i / ${vectors}u) * ${lanesX}u, sums[i]);
  }
}`;
  },
});
