// Kernel that subtracts noise from the weights, with the reference's own normals.
import { groupsOf } from '../../../../../audit/training/webgpu/dispatch';
import { defineKernel } from '../../../../../audit/training/webgpu/trainingKernel';
import { NORMALS } from '../../../../../audit/training/webgpu/wgsl/normal';
import { PHILOX } from '../../../../../audit/training/webgpu/wgsl/philox';

/**
 * result[feature * classes + class] -= scale times normal number `class` of the address (seed, stream, feature, step) of
 * numerics/randomStreams: the same words, so the same normals to float32 rounding. A thread has four classes, one call of the
 * generator.
 */
export const weightNoise = defineKernel({
  name: 'OneRunWeightNoise',
  inputs: {},
  uniforms: { features: 'u32', classes: 'u32', seed: 'u32', stream: 'u32', step: 'u32', scale: 'f32' },
  source: () => /* wgsl */ `
${PHILOX}
${NORMALS}
fn run() {
  let blocks = (uniforms.classes + 3u) / 4u;
  if (thread >= uniforms.features * blocks) { return; }
  let feature = thread / blocks;
  let block = thread % blocks;
  let words = philox(vec4<u32>(block, feature, uniforms.step, uniforms.stream), vec2<u32>(uniforms.seed, 0u));
  let noise = uniforms.scale * normals(words);
  for (var j = 0u; j < 4u && 4u * block + j < uniforms.classes; j++) {
    result[feature * uniforms.classes + 4u * block + j] -= noise[j];
  }
}`,
});

export const noiseGroups = (features: number, classes: number): number =>
  groupsOf(features * Math.ceil(classes / 4));
