// A tanh perceptron with one hidden layer on the device. The first layer's products share the rows, as a linear head's do;
// the second's factors all differ between models.
import type { Tensor } from '@tensorflow/tfjs-core';
import { ceilDiv } from './dispatch';
import type { GpuDevice } from './gpuDevice';
import type { DeviceRows, JobTensors } from './jobTensors';
import { hiddenErrors, UNITS } from './kernels/hiddenErrors';
import { CLASSES as OUTPUT_CLASSES, outputProduct } from './kernels/outputProduct';
import { outputUpdate, CLASSES as UPDATE_CLASSES } from './kernels/outputUpdate';
import { softmaxResiduals } from './kernels/softmaxResiduals';
import { weighErrors } from './kernels/weighErrors';
import {
  type BlockParameters,
  type FirstLayer,
  firstProduct,
  type ModelPass,
  updateFirst,
  updateUniforms,
} from './modelPass';
import type { Tiles } from './tiles';
import { laneGroups } from './wgsl/modelLane';

export class MlpPass implements ModelPass, FirstLayer {
  /** Activations of the training rows [rows][hidden units][models]. */
  private readonly hidden: Tensor;
  /** Loss derivatives [rows][hidden units, then classes][models]. */
  private readonly errors: Tensor;
  /** Activations of the rows that logits are read of; the largest table so far. */
  private readout: Tensor | null = null;
  private readonly hiddenUnits: number;
  private readonly classes: number;

  constructor(
    private readonly device: GpuDevice,
    readonly shared: JobTensors,
    readonly parameters: BlockParameters,
    readonly tiles: Tiles,
  ) {
    const [first, second] = shared.layout.layers;
    this.hiddenUnits = first.units;
    this.classes = second.units;
    const perRow = shared.training.count * parameters.models;
    this.hidden = device.allocate(perRow * this.hiddenUnits);
    this.errors = device.allocate(perRow * this.width);
  }

  step(t: number): void {
    const { training } = this.shared;
    firstProduct(this, training, true, this.hidden, 0);
    this.outputs(
      training.count,
      this.hidden,
      this.errors,
      this.width,
      this.hiddenUnits * this.parameters.models,
    );
    this.backward(t);
    updateFirst(this, this.errors, this.width, t);
    this.updateSecond(t);
  }

  logits(rows: DeviceRows, result: Tensor, offset: number): void {
    const length = rows.count * this.hiddenUnits * this.parameters.models;
    if (!this.readout || this.readout.size < length) {
      this.readout?.dispose();
      this.readout = this.device.allocate(length);
    }
    firstProduct(this, rows, true, this.readout, 0);
    this.outputs(rows.count, this.readout, result, this.classes, offset);
  }

  dispose(): void {
    this.hidden.dispose();
    this.errors.dispose();
    this.readout?.dispose();
  }

  private get width(): number {
    return this.hiddenUnits + this.classes;
  }

  private get outputOffset(): number {
    return this.shared.layout.layers[1].offset;
  }

  private outputs(rows: number, hidden: Tensor, result: Tensor, width: number, resultOffset: number): void {
    const { tensor, models } = this.parameters;
    const rowGroups = ceilDiv(rows, 4);
    const classGroups = ceilDiv(this.classes, OUTPUT_CLASSES);
    outputProduct({
      groups: laneGroups(rowGroups * classGroups, models),
      inputs: { hidden, parameters: tensor },
      uniforms: {
        models,
        rows,
        classes: this.classes,
        hiddenUnits: this.hiddenUnits,
        layerOffset: this.outputOffset,
        width,
        resultOffset,
        rowGroups,
        classGroups,
      },
      result,
    });
  }

  /** Logits to residuals, residuals to hidden errors, both weighed by mask and clip factor. */
  private backward(t: number): void {
    const { training, records, batch } = this.shared;
    const { tensor, firstModel, models } = this.parameters;
    const { hidden, hiddenUnits, classes, errors: result } = this;
    const rows = training.count;
    const rowGroups = ceilDiv(rows, 4);
    const drawn = { ...batch, step: t, firstModel };
    softmaxResiduals({
      variant: { weigh: false },
      groups: laneGroups(rowGroups, models),
      inputs: { records },
      uniforms: { ...drawn, rows, models, classes, width: this.width, first: hiddenUnits, rowGroups },
      result,
    });
    const unitGroups = ceilDiv(hiddenUnits, UNITS);
    hiddenErrors({
      groups: laneGroups(rowGroups * unitGroups, models),
      inputs: { hidden, parameters: tensor },
      uniforms: {
        models,
        rows,
        classes,
        hiddenUnits,
        layerOffset: this.outputOffset,
        rowGroups,
        unitGroups,
      },
      result,
    });
    weighErrors({
      groups: laneGroups(rowGroups, models),
      inputs: { hidden, records },
      uniforms: { ...drawn, models, rows, classes, hiddenUnits, rowGroups },
      result,
    });
  }

  private updateSecond(t: number): void {
    const { job, training } = this.shared;
    const { models, tensor } = this.parameters;
    const inputGroups = ceilDiv(this.hiddenUnits + 1, 4);
    const classGroups = ceilDiv(this.classes, UPDATE_CLASSES);
    outputUpdate({
      variant: job.optimizer,
      groups: laneGroups(inputGroups * classGroups, models),
      inputs: { hidden: this.hidden, residuals: this.errors },
      uniforms: {
        ...updateUniforms(this.shared, this.parameters, 1, t),
        rows: training.count,
        inputGroups,
        classGroups,
      },
      result: tensor,
    });
  }
}
