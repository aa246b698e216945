// Kernel that scales a record's gradient by min(1, R / norm), through the gradients in a layer's outputs.
import { defineKernel } from '../../../../../audit/training/webgpu/trainingKernel';

const LANES = 64;

/** squares: of records' gradients; owners: the record of each of the chunk's rows. In place, result[row * width + j]. */
export const clipRows = defineKernel({
  name: 'OneRunClipRows',
  inputs: { squares: 1, owners: 1 },
  uniforms: { rows: 'u32', width: 'u32', clippingNorm: 'f32' },
  workgroup: () => [LANES, 1],
  source: () => /* wgsl */ `
fn run() {
  let group = workgroupId.y * numWorkgroups.x + workgroupId.x;
  let i = group * ${LANES}u + localId.x;
  if (i >= uniforms.rows * uniforms.width) { return; }
  // a sum over pairs may round below 0
  let norm = sqrt(max(0.0, squares[u32(owners[i / uniforms.width])]));
  if (norm > uniforms.clippingNorm) { result[i] *= uniforms.clippingNorm / norm; }
}`,
});

export const clipGroups = (rows: number, width: number): number => Math.ceil((rows * width) / LANES);
