// What one kind of model does on the device, step by step; linearPass.ts is one.
import type { Tensor } from '@tensorflow/tfjs-core';
import { ADAM } from '../../canaries/crafting/descent';
import { ceilDiv } from './dispatch';
import type { DeviceRows, JobTensors } from './jobTensors';
import { gradientUpdate } from './kernels/gradientUpdate';
import { product } from './kernels/product';
import type { Tiles } from './tiles';

export interface ModelPass {
  /** Records one step, t = 0, 1, ... */
  step(t: number): void;
  /** Records logits of these rows into result[offset + (row * classes + class) * models + model]. */
  logits(rows: DeviceRows, result: Tensor, offset: number): void;
  dispose(): void;
}

/** Models of one block and where their parameters lie: (layer, input, unit, model), see wgsl/update. */
export interface BlockParameters {
  tensor: Tensor;
  firstModel: number;
  models: number;
}

/** The uniforms of wgsl/update for one layer and step. */
export function updateUniforms(
  { job, layout, batch, coordinate }: JobTensors,
  { firstModel, models }: BlockParameters,
  layer: number,
  t: number,
) {
  const { inputs, units, stride, offset } = layout.layers[layer];
  const noiseScale = job.noiseMultiplier * job.clippingNorm;
  return {
    ...batch,
    firstModel,
    models,
    step: t,
    inputs1: inputs + 1,
    units,
    unitStride: stride,
    layerOffset: offset,
    plane: layout.size * models,
    coordinate,
    noiseScale,
    inverseBatch: 1 / (job.samplingRate * job.data.rows),
    learningRate: job.learningRate,
    firstCorrection: 1 / (1 - ADAM.beta1 ** (t + 1)),
    secondCorrection: 1 / (1 - ADAM.beta2 ** (t + 1)),
  };
}

/** What the first layer, whose inputs all models share, is computed by. */
export interface FirstLayer {
  shared: JobTensors;
  parameters: BlockParameters;
  tiles: Tiles;
}

/** X~ W of the first layer, or its tanh, for all units of all models, into result[offset + (row * units + unit) * models + model]. */
export function firstProduct(
  { shared, parameters, tiles }: FirstLayer,
  { count, transposed }: DeviceRows,
  tanh: boolean,
  result: Tensor,
  offset: number,
): void {
  const tile = tiles.product;
  const { inputs, units } = shared.layout.layers[0];
  const columns = units * parameters.models;
  const rowGroups = ceilDiv(count, 4 * tile.vectors * tile.lanesY);
  product({
    variant: { ...tile, tanh },
    groups: rowGroups * ceilDiv(columns, tile.columns * tile.lanesX),
    inputs: { left: transposed, right: parameters.tensor },
    uniforms: {
      terms: inputs + 1,
      leftStride: ceilDiv(count, 4),
      rightStride: columns,
      rightOffset: 0,
      rowGroups,
      rows: count,
      columns,
      resultOffset: offset,
    },
    result,
  });
}

/** Step t of the first layer, by its weighed errors [rows][width][models], of which its units are the first. */
export function updateFirst(
  { shared, parameters, tiles }: FirstLayer,
  errors: Tensor,
  width: number,
  t: number,
): void {
  const { job, training, rows, layout } = shared;
  const { models, tensor } = parameters;
  const tile = tiles.update;
  const { inputs, units, stride } = layout.layers[0];
  const rowGroups = ceilDiv(inputs + 1, 4 * tile.vectors * tile.lanesY);
  gradientUpdate({
    variant: { ...tile, descent: job.optimizer },
    groups: rowGroups * ceilDiv(units * models, tile.columns * tile.lanesX),
    inputs: { left: rows, right: errors },
    uniforms: {
      ...updateUniforms(shared, parameters, 0, t),
      terms: training.count,
      leftStride: stride / 4,
      rightStride: width * models,
      rightOffset: 0,
      rowGroups,
    },
    result: tensor,
  });
}
