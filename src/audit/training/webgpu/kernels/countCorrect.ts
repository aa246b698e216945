// Kernel: adds to every model's count how many rows of a table have their largest logit at their label.
import { LANES } from '../dispatch';
import { defineKernel } from '../trainingKernel';

/** logits[(row * classes + k) * models + model]; the lower class wins a tie. `start` = 1 begins at zero. */
export const countCorrect = defineKernel({
  name: 'DpSgdCountCorrect',
  inputs: { logits: 1, labels: 1 },
  uniforms: { models: 'u32', rows: 'u32', classes: 'u32', start: 'u32' },
  source: () => /* wgsl */ `
fn run() {
  let model = (workgroupId.y * numWorkgroups.x + workgroupId.x) * ${LANES}u + localId.x;
  if (model >= uniforms.models) { return; }
  var right = 0.0;
  for (var row = 0u; row < uniforms.rows; row++) {
    let first = row * uniforms.classes * uniforms.models + model;
    var best = 0u;
    var largest = logits[first];
    for (var k = 1u; k < uniforms.classes; k++) {
      let logit = logits[first + k * uniforms.models];
      if (logit > largest) {
        largest = logit;
        best = k;
      }
    }
    right += select(0.0, 1.0, best == u32(labels[row]));
  }
  result[model] = right + select(result[model], 0.0, uniforms.start == 1u);
}`,
});
