// Kernel for a hidden layer over tokens, which adds the weights' rows of the tokens at their places and applies ReLU.
import { defineKernel } from '../../../../../audit/training/webgpu/trainingKernel';

const LANES = 64;

/** tokens [row][window]; weights [place * vocabulary + token][unit]; result[row * stride + unit]. */
export const embed = defineKernel({
  name: 'OneRunEmbed',
  inputs: { tokens: 1, weights: 1 },
  uniforms: { rows: 'u32', window: 'u32', vocabulary: 'u32', units: 'u32', stride: 'u32' },
  workgroup: () => [LANES, 1],
  source: () => /* wgsl */ `
fn run() {
  let group = workgroupId.y * numWorkgroups.x + workgroupId.x;
  let i = group * ${LANES}u + localId.x;
  if (i >= uniforms.rows * uniforms.units) { return; }
  let row = i / uniforms.units;
  let unit = i % uniforms.units;
  var sum = 0.0;
  for (var place = 0u; place < uniforms.window; place++) {
    let token = u32(tokens[row * uniforms.window + place]);
    sum += weights[(place * uniforms.vocabulary + token) * uniforms.units + unit];
  }
  result[row * uniforms.stride + unit] = max(0.0, sum);
}`,
});

export const embedGroups = (rows: number, units: number): number => Math.ceil((rows * units) / LANES);
