// Kernels that begin a block of models and read its scores.
import { f32, u32 } from '../../fields';
import { TRAINING_STREAM } from '../../streams';
import { defineKernel } from '../trainingKernel';
import { PHILOX } from '../wgsl/philox';

/**
 * Sets entry (input, unit, model) of one layer to bound (2 u - 1), where u is a uniform of the initialisation stream. Padding,
 * moments and all entries at bound = 0 are set to 0, because buffers that tfjs reuses hold old numbers. One thread per unit,
 * model and four inputs.
 */
export const initialParameters = defineKernel({
  name: 'DpSgdInitialParameters',
  inputs: {},
  uniforms: {
    ...u32('seed0 seed1 firstModel models inputs1 units unitStride layerOffset plane planes'),
    ...f32('bound'),
  },
  source: () => /* wgsl */ `
${PHILOX}
fn run() {
  let columns = uniforms.units * uniforms.models;
  let input4 = thread / columns;
  if (4u * input4 >= uniforms.unitStride) { return; }
  let unit = (thread % columns) / uniforms.models;
  let model = thread % uniforms.models;
  var words = vec4<u32>(0u);
  if (uniforms.bound > 0.0) {
    let block = (uniforms.layerOffset + unit * uniforms.unitStride) / 4u + input4;
    words = philox(vec4<u32>(block, uniforms.firstModel + model, 0u, ${TRAINING_STREAM.initialisation}u),
      vec2<u32>(uniforms.seed0, uniforms.seed1));
  }
  for (var j = 0u; j < 4u; j++) {
    let input = 4u * input4 + j;
    let at = (uniforms.layerOffset + input * uniforms.units + unit) * uniforms.models + model;
    // (word + 1/2) / 2^31 - 1 without cancellation: the sign and the distance from the middle are exact integers
    let upper = words[j] >= 0x80000000u;
    let size = f32(select(0x7fffffffu - words[j], words[j] - 0x80000000u, upper)) + 0.5;
    let value = select(-size, size, upper) * ${2 ** -31} * uniforms.bound;
    result[at] = select(0.0, value, input < uniforms.inputs1);
    for (var p = 1u; p < uniforms.planes; p++) { result[at + p * uniforms.plane] = 0.0; }
  }
}`,
});

/** Copies one parameter of every model to the scores of a checkpoint. */
export const copyParameter = defineKernel({
  name: 'DpSgdCopyParameter',
  inputs: { parameters: 1 },
  uniforms: u32('models parameterOffset resultOffset'),
  source: () => /* wgsl */ `
fn run() {
  let model = thread;
  if (model >= uniforms.models) { return; }
  result[uniforms.resultOffset + model] = parameters[uniforms.parameterOffset + model];
}`,
});

/**
 * Counts, for every model, the rows whose largest logit is their label's; the lower class wins a tie. `start` = 1 counts from
 * 0, and 0 goes on from the last count.
 */
export const countCorrect = defineKernel({
  name: 'DpSgdCountCorrect',
  inputs: { logits: 1, labels: 1 },
  uniforms: u32('models rows classes start'),
  source: () => /* wgsl */ `
fn run() {
  let model = thread;
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
