// The kernel that lists the rows of batches, so that the passes of a step need not look at the others.

import { u32 } from '../../fields';
import { defineKernel } from '../trainingKernel';
import { BATCH_MASK, BATCH_UNIFORMS } from '../wgsl/batchMask';
import { PHILOX } from '../wgsl/philox';

/**
 * Lists the rows that join in `steps` steps from `step` on, as wgsl/batchRows.ts reads them: the list of the i-th step begins at
 * i (rows + 1) models. The substitute of a record canary has a row of its own, and a crafted gradient has none. One thread per
 * model and step.
 */
export const listBatches = defineKernel({
  name: 'DpSgdListBatches',
  inputs: {},
  uniforms: { ...BATCH_UNIFORMS, ...u32('rows models steps') },
  source: () => /* wgsl */ `
${PHILOX}
${BATCH_MASK}
fn run() {
  let model = thread % uniforms.models;
  let ahead = thread / uniforms.models;
  if (ahead >= uniforms.steps) { return; }
  let first = ahead * (uniforms.rows + 1u) * uniforms.models + model;
  var count = 0u;
  for (var block = 0u; 4u * block < uniforms.rows; block++) {
    let mask = batchMask(block, uniforms.firstModel + model, uniforms.step + ahead);
    for (var j = 0u; j < 4u && 4u * block + j < uniforms.rows; j++) {
      if (mask[j] > 0.0) {
        count++;
        result[first + count * uniforms.models] = f32(4u * block + j);
      }
    }
  }
  result[first] = f32(count);
}`,
});
