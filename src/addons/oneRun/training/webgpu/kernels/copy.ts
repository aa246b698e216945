// Kernel that copies the first entries of a table.
import { defineKernel } from '../../../../../audit/training/webgpu/trainingKernel';

const LANES = 64;

export const copy = defineKernel({
  name: 'OneRunCopy',
  inputs: { table: 1 },
  uniforms: { entries: 'u32' },
  workgroup: () => [LANES, 1],
  source: () => /* wgsl */ `
fn run() {
  let group = workgroupId.y * numWorkgroups.x + workgroupId.x;
  let i = group * ${LANES}u + localId.x;
  if (i < uniforms.entries) { result[i] = table[i]; }
}`,
});

export const copyGroups = (entries: number): number => Math.ceil(entries / LANES);
