// Kernel: copies one parameter of every model into the checkpoint scores.
import { LANES } from '../dispatch';
import { defineKernel } from '../trainingKernel';

export const copyParameter = defineKernel({
  name: 'DpSgdCopyParameter',
  inputs: { parameters: 1 },
  uniforms: { models: 'u32', parameterOffset: 'u32', resultOffset: 'u32' },
  source: () => /* wgsl */ `
fn run() {
  let model = (workgroupId.y * numWorkgroups.x + workgroupId.x) * ${LANES}u + localId.x;
  if (model >= uniforms.models) { return; }
  result[uniforms.resultOffset + model] = parameters[uniforms.parameterOffset + model];
}`,
});
