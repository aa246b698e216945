// The update of four neighbouring parameters from their sum of clipped gradients, in WGSL: canary, noise, average, descent.

import { ADAM } from '../../../canaries/crafting/descent';
import { TRAINING_STREAM } from '../../streams';
import { BATCH_MASK, BATCH_UNIFORMS, CANARY } from './batchMask';
import { NORMALS } from './normal';
import { PHILOX } from './philox';

export type Descent = 'sgd' | 'adam';

/** Uniforms of an update: one layer's place in the parameters, the canary, the noise and the descent. */
export const UPDATE_UNIFORMS = {
  ...BATCH_UNIFORMS,
  models: 'u32',
  /** Entries per unit without padding: inputs + 1. */
  inputs1: 'u32',
  units: 'u32',
  /** Entries per unit with padding, and index of the layer's first weight, as in layout.ts. */
  unitStride: 'u32',
  layerOffset: 'u32',
  /** Length of a plane: padded parameters of a model times models. Planes are values, first moments and second moments. */
  plane: 'u32',
  /** Padded index of the crafted gradient's coordinate. */
  coordinate: 'u32',
  /** Standard deviation of the noise, noiseMultiplier times clippingNorm; 0 draws nothing. */
  noiseScale: 'f32',
  /** The factor 1 / (q n). */
  inverseBatch: 'f32',
  learningRate: 'f32',
  /** Factors of Adam's first and second moments: 1 / (1 - beta^t), each with its own beta. */
  firstCorrection: 'f32',
  secondCorrection: 'f32',
} as const;

const SGD = /* wgsl */ `
fn descend(at: u32, gradient: f32) {
  result[at] -= uniforms.learningRate * gradient;
}`;

const ADAM_DESCENT = /* wgsl */ `
fn descend(at: u32, gradient: f32) {
  let first = ${ADAM.beta1} * result[at + uniforms.plane] + ${1 - ADAM.beta1} * gradient;
  let second = ${ADAM.beta2} * result[at + 2u * uniforms.plane] + ${1 - ADAM.beta2} * gradient * gradient;
  result[at + uniforms.plane] = first;
  result[at + 2u * uniforms.plane] = second;
  result[at] -= uniforms.learningRate * first * uniforms.firstCorrection
    / (sqrt(second * uniforms.secondCorrection) + ${ADAM.epsilon});
}`;

/**
 * fn update(input4, unit, model, sums): inputs 4 input4 .. 4 input4 + 3 of one unit; `model` counts from the
 * block's first. Parameter (input, unit, model) lies at layerOffset models + (input units + unit) models + model of
 * `result`.
 */
export function updateFunctions(descent: Descent): string {
  return /* wgsl */ `
${PHILOX}
${NORMALS}
${BATCH_MASK}
${descent === 'sgd' ? SGD : ADAM_DESCENT}
fn update(input4: u32, unit: u32, model: u32, sums: vec4<f32>) {
  if (4u * input4 >= uniforms.inputs1 || model >= uniforms.models) { return; }
  var gradient = sums;
  let number = uniforms.firstModel + model;
  // padded index over four: one generator call serves four neighbours
  let block = (uniforms.layerOffset + unit * uniforms.unitStride) / 4u + input4;
  if (uniforms.canary == ${CANARY.gradient}u && (uniforms.coordinate >> 2u) == block && coin(uniforms.slot, number, uniforms.step)) {
    gradient[uniforms.coordinate & 3u] += select(uniforms.clippingNorm, -uniforms.clippingNorm, (number & 1u) == 1u);
  }
  if (uniforms.noiseScale > 0.0) {
    gradient += uniforms.noiseScale * normals(philox(vec4<u32>(block, number, uniforms.step, ${TRAINING_STREAM.noise}u), seed()));
  }
  gradient *= uniforms.inverseBatch;
  for (var j = 0u; j < 4u && 4u * input4 + j < uniforms.inputs1; j++) {
    let place = uniforms.layerOffset + (4u * input4 + j) * uniforms.units + unit;
    descend(place * uniforms.models + model, gradient[j]);
  }
}
`;
}
