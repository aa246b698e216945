// Kernel that subtracts the rate times the sum of clipped gradients from the weights of a hidden layer over tokens. A list
// says who adds to each row of weights, so sums have one order and no two lanes add at once.
import { defineKernel } from '../../../../../audit/training/webgpu/trainingKernel';

const LANES = 64;

/**
 * inputs: the rows of weights that were used; uses: of number i of them places starts[i]..starts[i + 1] - 1, each a row of
 * errors [row][unit]. A workgroup does one: result[input * units + unit].
 */
export const descendTokens = defineKernel({
  name: 'OneRunDescendTokens',
  inputs: { inputs: 1, starts: 1, uses: 1, errors: 1 },
  uniforms: { count: 'u32', units: 'u32', rate: 'f32' },
  workgroup: () => [LANES, 1],
  source: () => /* wgsl */ `
fn run() {
  let group = workgroupId.y * numWorkgroups.x + workgroupId.x;
  if (group >= uniforms.count) { return; }
  let input = u32(inputs[group]);
  let end = u32(starts[group + 1u]);
  for (var unit = localIndex; unit < uniforms.units; unit += ${LANES}u) {
    var sum = 0.0;
    for (var at = u32(starts[group]); at < end; at++) {
      sum += errors[u32(uses[at]) * uniforms.units + unit];
    }
    result[input * uniforms.units + unit] -= uniforms.rate * sum;
  }
}`,
});
