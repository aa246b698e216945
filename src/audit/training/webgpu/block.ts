// One block of models on the device from initial parameters to scores. Does not choose how many (plan.ts).
import type { Tensor } from '@tensorflow/tfjs-core';
import type { BlockResult } from '../../canaries/job';
import { drawInitial } from '../draws';
import { paddedIndices } from '../layout';
import { emptyResult } from '../readout';
import { groupsOf } from './dispatch';
import type { GpuDevice } from './gpuDevice';
import { type JobTensors, uploadRows } from './jobTensors';
import { copyParameter, countCorrect, initialParameters } from './kernels/blocks';
import { makePass } from './makePass';
import type { BlockParameters, ModelPass } from './modelPass';
import { orAborted, Pacing } from './pacing';
import { parameterPlanes } from './plan';
import type { Tiles } from './tiles';

/** Numbers (logits or hidden activations) that one piece of the test table gives. */
const TEST_NUMBERS = 2 ** 24;

export class Block {
  private readonly tensors: Tensor[] = [];
  private readonly parameters: BlockParameters;
  private readonly pass: ModelPass;
  private readonly result: BlockResult;
  /** [checkpoint][probe][class][model] */
  private readonly logits: Tensor | null;
  /** [checkpoint][model] */
  private readonly coordinate: Tensor | null;
  /** [checkpoint][flattened parameter][model] */
  private readonly kept: Tensor | null;

  constructor(
    private readonly device: GpuDevice,
    private readonly shared: JobTensors,
    tiles: Tiles,
    firstModel: number,
    models: number,
  ) {
    const { job, layout } = shared;
    this.result = emptyResult(job, firstModel, models);
    const tensor = this.allocate(parameterPlanes(job) * layout.size * models);
    this.parameters = { tensor, firstModel, models };
    this.pass = makePass(device, shared, this.parameters, tiles);
    this.logits = this.result.logits.length > 0 ? this.allocate(this.result.logits.length) : null;
    this.coordinate = this.result.parameter.length > 0 ? this.allocate(this.result.parameter.length) : null;
    this.kept = this.result.parameters.length > 0 ? this.allocate(this.result.parameters.length) : null;
  }

  async train(signal: AbortSignal): Promise<BlockResult> {
    const { job } = this.shared;
    const pacing = new Pacing(this.device, signal);
    this.initialise();
    let next = 0;
    for (let t = 0; t < job.steps; t++) {
      this.pass.step(t);
      if (job.checkpoints[next] === t + 1) this.checkpoint(next++);
      await pacing.step();
    }
    await pacing.finish();
    const { logits, parameters } = this.result;
    if (this.logits) this.spread(await orAborted(signal, this.device.read(this.logits)), logits);
    if (this.kept) this.spread(await orAborted(signal, this.device.read(this.kept)), parameters);
    if (this.coordinate) this.spreadCoordinate(await orAborted(signal, this.device.read(this.coordinate)));
    if (this.result.accuracy.length > 0) await this.accuracy(signal, pacing);
    return this.result;
  }

  dispose(): void {
    this.pass.dispose();
    for (const tensor of this.tensors) tensor.dispose();
  }

  private allocate(length: number): Tensor {
    const tensor = this.device.allocate(length);
    this.tensors.push(tensor);
    return tensor;
  }

  private initialise(): void {
    const { job, layout } = this.shared;
    const { tensor, firstModel, models } = this.parameters;
    for (const { inputs, units, stride, offset } of layout.layers) {
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
          planes: parameterPlanes(job),
          bound: layout.layers.length > 1 ? 1 / Math.sqrt(inputs) : 0,
        },
        result: tensor,
      });
    }
  }

  private checkpoint(number: number): void {
    const { probes, job } = this.shared;
    const { models } = this.parameters;
    if (probes && this.logits) {
      this.pass.logits(probes, this.logits, number * probes.count * job.model.classes * models);
    }
    if (this.coordinate) this.copy(this.shared.coordinate, this.coordinate, number);
    const { kept } = this;
    if (!kept) return;
    // a tensor can be read only once, so what is kept of this moment is copied elsewhere
    const indices = paddedIndices(job.model);
    indices.forEach((index, j) => {
      this.copy(index, kept, number * indices.length + j);
    });
  }

  /** A padded parameter of all models into the place-th row of the target. */
  private copy(index: number, result: Tensor, place: number): void {
    const { tensor, models } = this.parameters;
    copyParameter({
      groups: groupsOf(models),
      inputs: { parameters: tensor },
      uniforms: {
        models,
        parameterOffset: this.planeIndex(index) * models,
        resultOffset: place * models,
      },
      result,
    });
  }

  /** From models last to models first. */
  private spread(values: Float32Array, target: Float32Array): void {
    const { models } = this.parameters;
    const width = values.length / models;
    for (let i = 0; i < width; i++) {
      for (let r = 0; r < models; r++) target[r * width + i] = values[i * models + r];
    }
  }

  /** Where a padded parameter lies on the device: (layer, input, unit). */
  private planeIndex(index: number): number {
    const { layers } = this.shared.layout;
    const layer = layers.findLast(({ offset }) => offset <= index) ?? layers[0];
    const unit = Math.floor((index - layer.offset) / layer.stride);
    const input = (index - layer.offset) % layer.stride;
    return layer.offset + input * layer.units + unit;
  }

  private spreadCoordinate(values: Float32Array): void {
    const { job, layout } = this.shared;
    const { models, firstModel } = this.parameters;
    const width = values.length / models;
    const theta = new Float64Array(layout.size);
    for (let r = 0; r < models; r++) {
      if (layout.layers.length > 1) drawInitial(theta, layout, job.seed, firstModel + r);
      const initial = theta[this.shared.coordinate];
      for (let i = 0; i < width; i++) this.result.parameter[r * width + i] = values[i * models + r] - initial;
    }
  }

  private async accuracy(signal: AbortSignal, pacing: Pacing): Promise<void> {
    const { test, model } = this.shared.job;
    const { models } = this.parameters;
    if (!test) return;
    const width = model.kind === 'mlp' ? Math.max(model.hidden, model.classes) : model.classes;
    const rowsAtOnce = Math.max(1, Math.min(test.rows, Math.floor(TEST_NUMBERS / (width * models))));
    const logits = this.allocate(rowsAtOnce * model.classes * models);
    const counts = this.allocate(models);
    for (let first = 0; first < test.rows; first += rowsAtOnce) {
      const count = Math.min(rowsAtOnce, test.rows - first);
      const features = Array.from({ length: count }, (_, i) =>
        test.features.subarray((first + i) * test.columns, (first + i + 1) * test.columns),
      );
      const rows = uploadRows(this.device, features, model.inputs);
      const labels = this.device.upload(Float32Array.from(test.labels.subarray(first, first + count)));
      this.tensors.push(rows.transposed, labels);
      this.pass.logits(rows, logits, 0);
      countCorrect({
        groups: groupsOf(models),
        inputs: { logits, labels },
        uniforms: { models, rows: count, classes: model.classes, start: first === 0 ? 1 : 0 },
        result: counts,
      });
      await pacing.flush();
    }
    await pacing.finish();
    const values = await orAborted(signal, this.device.read(counts));
    this.result.accuracy.forEach((_, r) => {
      this.result.accuracy[r] = values[r] / test.rows;
    });
  }
}
