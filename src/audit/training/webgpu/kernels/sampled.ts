// Kernels of a step's products over the rows of each model's own batch. wgsl/gatherTile says how they are computed.
import { u32 } from '../../fields';
import { defineKernel } from '../trainingKernel';
import { BATCH_UNIFORMS } from '../wgsl/batchMask';
import { batchRecords, batchSlots, ROW_UNIFORMS } from '../wgsl/batchRows';
import { GATHER_UNIFORMS, type GatherTile, gatheredGradient, gatheredProduct } from '../wgsl/gatherTile';
import { type Descent, UPDATE_UNIFORMS, updateFunctions } from '../wgsl/update';
import { TANH } from './product';
import { weighFunction } from './residuals';

const SAMPLED = { sampled: true } as const;

/**
 * Logits of the sampled rows for few classes, turned into weighted residuals without storing a logit. left: X~ [rows][padded
 * inputs]; right: parameters [padded inputs][classes][models], with the biases after the weights of the last input and zeros in the
 * padding; records and batches as in wgsl/batchRows; result[(slot * classes + k) * models + model]. tile.columns is the class count.
 */
export const sampledResiduals = defineKernel({
  name: 'DpSgdSampledResiduals',
  inputs: { left: 4, right: 1, records: 4, batches: 1 },
  uniforms: { ...ROW_UNIFORMS, ...GATHER_UNIFORMS },
  workgroup: ({ lanesX, lanesY }: GatherTile) => [lanesX, lanesY],
  source: (tile: GatherTile) => /* wgsl */ `
${batchRecords(SAMPLED)}
${weighFunction(tile.columns)}
fn finish(block: u32, model: u32, logits: array<vec4<f32>, ${tile.columns}>) {
  let slots = slotsOf(model);
  var z = logits;
  weigh(&z, labelsOf(block, model), normsOf(block, model), maskOf(block, model));
  for (var j = 0u; j < 4u && 4u * block + j < slots; j++) {
    let at = (4u * block + j) * ${tile.columns}u * uniforms.models + model;
    for (var k = 0u; k < ${tile.columns}u; k++) { result[at + k * uniforms.models] = z[k][j]; }
  }
}

fn run() {
  ${gatheredProduct(tile)}
  for (var v = 0u; v < ${tile.vectors}u; v++) {
    var logits: array<vec4<f32>, ${tile.columns}>;
    for (var k = 0u; k < ${tile.columns}u; k++) { logits[k] = sums[k * ${tile.vectors}u + v]; }
    finish(first + v, model, logits);
  }
}`,
});

/**
 * Logits = X~ W of the sampled rows, or hidden = tanh(X~ W). left, right and batches as in sampledResiduals;
 * result[(slot * units + unit) * models + model].
 */
export const sampledProduct = defineKernel({
  name: 'DpSgdSampledProduct',
  inputs: { left: 4, right: 1, batches: 1 },
  uniforms: { ...u32('models batch'), ...GATHER_UNIFORMS },
  workgroup: ({ lanesX, lanesY }: GatherTile & { tanh: boolean }) => [lanesX, lanesY],
  source: (variant: GatherTile & { tanh: boolean }) => /* wgsl */ `
${batchSlots(SAMPLED)}
${variant.tanh ? TANH : ''}
fn run() {
  ${gatheredProduct(variant)}
  for (var i = 0u; i < ${variant.vectors * variant.columns}u; i++) {
    let unit = unit0 + i / ${variant.vectors}u;
    let slot = 4u * (first + i % ${variant.vectors}u);
    for (var j = 0u; j < 4u && slot + j < slots && unit < uniforms.units; j++) {
      let value = sums[i][j];
      result[((slot + j) * uniforms.units + unit) * uniforms.models + model] = ${variant.tanh ? 'tangent(value)' : 'value'};
    }
  }
}`,
});

/**
 * Takes a step of W in place from the sampled rows alone, as gradientUpdate does from every row. left as in sampledResiduals;
 * right: weighted errors [slot][rightStride].
 */
export const sampledUpdate = defineKernel({
  name: 'DpSgdSampledUpdate',
  inputs: { left: 4, right: 1, batches: 1 },
  uniforms: { ...BATCH_UNIFORMS, ...UPDATE_UNIFORMS, ...GATHER_UNIFORMS, batch: 'u32' },
  workgroup: ({ lanesX, lanesY }: GatherTile & { descent: Descent }) => [lanesX, lanesY],
  source: (variant: GatherTile & { descent: Descent }) => /* wgsl */ `
${updateFunctions(variant.descent)}
${batchSlots(SAMPLED)}
fn run() {
  ${gatheredGradient(variant)}
  for (var i = 0u; i < ${variant.vectors * variant.columns}u; i++) {
    let unit = unit0 + i / ${variant.vectors}u;
    if (unit < uniforms.units) { update(first + i % ${variant.vectors}u, unit, model, sums[i]); }
  }
}`,
});
