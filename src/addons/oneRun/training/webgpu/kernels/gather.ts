// Kernel that copies rows of a table by number, one after the other or as columns.
import { defineKernel } from '../../../../../audit/training/webgpu/trainingKernel';

const LANES = 64;

/**
 * list: `count` row numbers; table [row][width]. result[at * stride + j], or transposed result[j * stride + at], is entry j of the
 * row that stands at place `at` of the list.
 */
export const gather = defineKernel({
  name: 'OneRunGather',
  inputs: { table: 1, list: 1 },
  uniforms: { count: 'u32', width: 'u32', stride: 'u32' },
  workgroup: () => [LANES, 1],
  source: ({ transposed }: { transposed: boolean }) => /* wgsl */ `
fn run() {
  let group = workgroupId.y * numWorkgroups.x + workgroupId.x;
  let i = group * ${LANES}u + localId.x;
  if (i >= uniforms.count * uniforms.width) { return; }
  // neighbours write neighbouring entries
  ${
    transposed
      ? 'let at = i % uniforms.count;\n  let j = i / uniforms.count;'
      : 'let at = i / uniforms.width;\n  let j = i % uniforms.width;'
  }
  let value = table[u32(list[at]) * uniforms.width + j];
  result[${transposed ? 'j * uniforms.stride + at' : 'at * uniforms.stride + j'}] = value;
}`,
});

export const gatherGroups = (count: number, width: number): number => Math.ceil((count * width) / LANES);
