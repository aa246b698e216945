// What one kind of model does on the device, step by step; linearPass.ts is one.
import type { Tensor } from '@tensorflow/tfjs-core';
import { ADAM } from '../reference/optimizer';
import type { DeviceRows, JobTensors } from './jobTensors';

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
