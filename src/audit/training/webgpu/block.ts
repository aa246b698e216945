// The training of one block of models on the device, from initial parameters to scores.
import type { Tensor } from '@tensorflow/tfjs-core';
import type { BlockResult } from '../../canaries/job';
import { featuresOf } from '../../datasets/table';
import { drawInitial } from '../draws';
import { paddedIndices } from '../layout';
import { emptyResult } from '../readout';
import { groupsOf } from './dispatch';
import type { GpuDevice } from './gpuDevice';
import { type JobTensors, uploadRows } from './jobTensors';
import { copyParameter, countCorrect, initialParameters } from './kernels/blocks';
import { makePass } from './modelPass';
import { orAborted, pacing } from './pacing';
import { parameterPlanes } from './plan';
import type { Tiles } from './tiles';

/** Most numbers (logits or hidden activations) that are computed of the test table at a time. */
const TEST_NUMBERS = 2 ** 24;

export async function trainBlock(
  signal: AbortSignal,
  device: GpuDevice,
  shared: JobTensors,
  tiles: Tiles,
  firstModel: number,
  models: number,
): Promise<BlockResult> {
  const { job, layout, probes } = shared;
  const { layers } = layout;
  const { test, model } = job;
  const result = emptyResult(job, firstModel, models);
  const tensors: Tensor[] = [];
  const kept = (tensor: Tensor): Tensor => {
    tensors.push(tensor);
    return tensor;
  };
  const allocate = (length: number) => kept(device.allocate(length));
  const scores = ({ length }: Float32Array) => (length > 0 ? allocate(length) : null);
  const planes = parameterPlanes(job);
  const tensor = allocate(planes * layout.size * models);
  const pass = makePass(device, shared, { tensor, firstModel, models }, tiles);
  /** Logits as [checkpoint][probe][class][model]. */
  const logits = scores(result.logits);
  /** Coordinates as [checkpoint][model]. */
  const coordinate = scores(result.parameter);
  /** Kept parameters as [checkpoint][flattened parameter][model]. */
  const parameters = scores(result.parameters);
  const pace = pacing(device, signal);
  const read = (from: Tensor) => orAborted(signal, device.read(from));

  const initialise = () => {
    for (const { inputs, units, stride, offset } of layers) {
      initialParameters({
        groups: groupsOf((stride / 4) * units * models),
        inputs: {},
        uniforms: {
          seed0: job.seed[0],
          seed1: job.seed[1],
          firstModel,
          models,
          inputs1: inputs + 1,
          units,
          unitStride: stride,
          layerOffset: offset,
          plane: layout.size * models,
          planes,
          bound: layers.length > 1 ? 1 / Math.sqrt(inputs) : 0,
        },
        result: tensor,
      });
    }
  };

  /** Copies a padded parameter of all models to row `place` of the target. On the device parameters lie by (layer, input, unit). */
  const copy = (index: number, target: Tensor, place: number) => {
    const { offset, stride, units } = layers.findLast((layer) => layer.offset <= index) ?? layers[0];
    const [unit, input] = [Math.floor((index - offset) / stride), (index - offset) % stride];
    const parameterOffset = (offset + input * units + unit) * models;
    copyParameter({
      groups: groupsOf(models),
      inputs: { parameters: tensor },
      uniforms: { models, parameterOffset, resultOffset: place * models },
      result: target,
    });
  };

  const checkpoint = (number: number) => {
    if (probes && logits) pass.logits(probes, logits, number * probes.count * model.classes * models);
    if (coordinate) copy(shared.coordinate, coordinate, number);
    if (!parameters) return;
    // training goes on in the tensor of the parameters, so those of this checkpoint are copied elsewhere
    const indices = paddedIndices(model);
    indices.forEach((index, j) => {
      copy(index, parameters, number * indices.length + j);
    });
  };

  /** Reads [...][model] into [model][...], and subtracts from each number the model's value at its start. */
  const spread = async (from: Tensor | null, target: Float32Array, startOf = (_model: number) => 0) => {
    if (!from) return;
    const values = await read(from);
    const width = values.length / models;
    for (let r = 0; r < models; r++) {
      const start = startOf(r);
      for (let i = 0; i < width; i++) target[r * width + i] = values[i * models + r] - start;
    }
  };

  const theta = new Float64Array(coordinate ? layout.size : 0);
  const startAtCoordinate = (r: number): number => {
    if (layers.length > 1) drawInitial(theta, layout, job.seed, firstModel + r);
    return theta[shared.coordinate];
  };

  const measureAccuracy = async () => {
    if (!test || result.accuracy.length === 0) return;
    const width = model.kind === 'mlp' ? Math.max(model.hidden, model.classes) : model.classes;
    const rowsAtOnce = Math.max(1, Math.min(test.rows, Math.floor(TEST_NUMBERS / (width * models))));
    const testLogits = allocate(rowsAtOnce * model.classes * models);
    const counts = allocate(models);
    for (let first = 0; first < test.rows; first += rowsAtOnce) {
      const count = Math.min(rowsAtOnce, test.rows - first);
      const features = Array.from({ length: count }, (_, i) => featuresOf(test, first + i));
      const rows = uploadRows(device, features, model.inputs);
      kept(rows.transposed);
      const labels = kept(device.upload(Float32Array.from(test.labels.subarray(first, first + count))));
      pass.logits(rows, testLogits, 0);
      countCorrect({
        groups: groupsOf(models),
        inputs: { logits: testLogits, labels },
        uniforms: { models, rows: count, classes: model.classes, start: first === 0 ? 1 : 0 },
        result: counts,
      });
      await pace.flush();
    }
    await pace.finish();
    const values = await read(counts);
    result.accuracy.forEach((_, r) => {
      result.accuracy[r] = values[r] / test.rows;
    });
  };

  try {
    initialise();
    let next = 0;
    for (let t = 0; t < job.steps; t++) {
      pass.step(t);
      if (job.checkpoints[next] === t + 1) checkpoint(next++);
      await pace.step();
    }
    await pace.finish();
    await spread(logits, result.logits);
    await spread(parameters, result.parameters);
    await spread(coordinate, result.parameter, startAtCoordinate);
    await measureAccuracy();
    return result;
  } finally {
    // work that was submitted to the device before an abort still uses the tensors
    await device.submit().catch(() => undefined);
    pass.dispose();
    for (const one of tensors) one.dispose();
  }
}
