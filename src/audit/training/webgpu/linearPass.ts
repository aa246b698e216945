// A linear softmax head on the device: two products per step, with everything else fused behind them.
import type { Tensor } from '@tensorflow/tfjs-core';
import { ceilDiv } from './dispatch';
import type { GpuDevice } from './gpuDevice';
import type { DeviceRows, JobTensors } from './jobTensors';
import { softmaxResiduals } from './kernels/softmaxResiduals';
import { weightedResiduals } from './kernels/weightedResiduals';
import {
  type BlockParameters,
  type FirstLayer,
  firstProduct,
  type ModelPass,
  updateFirst,
} from './modelPass';
import { FUSED_CLASSES, type Tiles } from './tiles';
import { laneGroups } from './wgsl/modelLane';

export class LinearPass implements ModelPass, FirstLayer {
  /** Weighted residuals [rows][classes][models]. */
  private readonly residuals: Tensor;
  private readonly classes: number;
  private readonly inputs1: number;

  constructor(
    device: GpuDevice,
    readonly shared: JobTensors,
    readonly parameters: BlockParameters,
    readonly tiles: Tiles,
  ) {
    const { model } = shared.job;
    this.classes = model.classes;
    this.inputs1 = model.inputs + 1;
    this.residuals = device.allocate(shared.training.count * this.classes * parameters.models);
  }

  step(t: number): void {
    if (this.classes <= FUSED_CLASSES) this.fusedResiduals(t);
    else this.separateResiduals(t);
    updateFirst(this, this.residuals, this.classes, t);
  }

  logits(rows: DeviceRows, result: Tensor, offset: number): void {
    firstProduct(this, rows, false, result, offset);
  }

  dispose(): void {
    this.residuals.dispose();
  }

  private fusedResiduals(t: number): void {
    const { training, records, batch } = this.shared;
    const { tensor, firstModel, models } = this.parameters;
    const tile = this.tiles.residuals;
    const rowGroups = ceilDiv(training.count, 4 * tile.vectors * tile.lanesY);
    weightedResiduals({
      variant: tile,
      groups: rowGroups * ceilDiv(models, tile.lanesX),
      inputs: { left: training.transposed, right: tensor, records },
      uniforms: {
        ...batch,
        step: t,
        firstModel,
        terms: this.inputs1,
        leftStride: ceilDiv(training.count, 4),
        rightStride: this.classes * models,
        rightOffset: 0,
        rowGroups,
        rows: training.count,
        models,
      },
      result: this.residuals,
    });
  }

  private separateResiduals(t: number): void {
    const { training, records, batch } = this.shared;
    const { firstModel, models } = this.parameters;
    this.logits(training, this.residuals, 0);
    const rowGroups = ceilDiv(training.count, 4);
    softmaxResiduals({
      variant: { weigh: true },
      groups: laneGroups(rowGroups, models),
      inputs: { records },
      uniforms: {
        ...batch,
        step: t,
        firstModel,
        rows: training.count,
        models,
        classes: this.classes,
        width: this.classes,
        first: 0,
        rowGroups,
      },
      result: this.residuals,
    });
  }
}
