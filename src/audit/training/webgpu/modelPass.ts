// The steps of one block of models on the device. A step of linear softmax heads is two products, with everything else fused
// behind them unless there are more than FUSED_CLASSES classes. tanh perceptrons have one hidden layer. At small sampling rates both
// pass over the rows that each model sampled, in the slots of wgsl/batchRows.
import type { Tensor } from '@tensorflow/tfjs-core';
import { ADAM } from '../../canaries/crafting/descent';
import { batchLists } from './batchLists';
import { ceilDiv } from './dispatch';
import type { GpuDevice } from './gpuDevice';
import type { DeviceRows, JobTensors } from './jobTensors';
import { COLUMNS, hiddenErrors, outputProduct, outputUpdate, weighErrors } from './kernels/perceptron';
import { gradientUpdate, product } from './kernels/product';
import { softmaxResiduals, weightedResiduals } from './kernels/residuals';
import { sampledProduct, sampledResiduals, sampledUpdate } from './kernels/sampled';
import { FUSED_CLASSES, type Tiles } from './tiles';
import type { GatherTile } from './wgsl/gatherTile';
import { laneGroups } from './wgsl/modelLane';

export interface ModelPass {
  /** Records the commands of one step, t = 0, 1, ... */
  step(t: number): void;
  /** Records commands for logits of these rows, into result[offset + (row * classes + class) * models + model]. */
  logits(rows: DeviceRows, result: Tensor, offset: number): void;
  dispose(): void;
}

export function makePass(
  device: GpuDevice,
  shared: JobTensors,
  /** Parameters lie by (layer, input, unit, model), see wgsl/update. */
  { tensor, firstModel, models }: { tensor: Tensor; firstModel: number; models: number },
  tiles: Tiles,
): ModelPass {
  const { job, layout, batch, training, records, coordinate } = shared;
  const { layers } = layout;
  const { classes } = job.model;
  const { count } = training;
  const lists = tiles.sampled && batchLists(device, shared, { firstModel, models });
  const batches = lists?.tensor ?? null;
  const sampled = lists !== null;
  /** The uniform `batch` of kernels that run over the rows of step t. */
  const listOf = (t: number) => lists?.of(t) ?? 0;
  const drawn = { ...batch, firstModel, models, rows: count, classes };

  const updateUniforms = (layer: number, t: number) => ({
    ...drawn,
    step: t,
    batch: listOf(t),
    inputs1: layers[layer].inputs + 1,
    units: layers[layer].units,
    unitStride: layers[layer].stride,
    layerOffset: layers[layer].offset,
    plane: layout.size * models,
    coordinate,
    noiseScale: job.noiseMultiplier * job.clippingNorm,
    inverseBatch: 1 / (job.samplingRate * job.data.rows),
    learningRate: job.learningRate,
    firstCorrection: 1 / (1 - ADAM.beta1 ** (t + 1)),
    secondCorrection: 1 / (1 - ADAM.beta2 ** (t + 1)),
  });

  const [{ inputs, units, stride }] = layers;

  /** The first layer's X~ W, or its tanh, for all units and models, into result[offset + (row * units + unit) * models + model]. */
  const firstProduct = (rows: DeviceRows, tanh: boolean, result: Tensor, resultOffset: number) => {
    const tile = tiles.product;
    const columns = units * models;
    const rowGroups = ceilDiv(rows.count, 4 * tile.vectors * tile.lanesY);
    const shape = {
      terms: inputs + 1,
      leftStride: ceilDiv(rows.count, 4),
      rightStride: columns,
      rightOffset: 0,
    };
    product({
      variant: { ...tile, tanh },
      groups: rowGroups * ceilDiv(columns, tile.columns * tile.lanesX),
      inputs: { left: rows.transposed, right: tensor },
      uniforms: { ...shape, rowGroups, rows: rows.count, end: columns, resultOffset },
      result,
    });
  };

  /** Uniforms of products over sampled rows, and their number of workgroups, for so many pieces of four rows or inputs. */
  const gathering = (tile: GatherTile, fours: number, rightStride: number) => {
    const tileGroups = ceilDiv(fours, tile.vectors * tile.lanesY);
    const unitGroups = ceilDiv(units, tile.columns);
    return {
      groups: tileGroups * unitGroups * ceilDiv(models, tile.lanesX),
      shape: { units, leftStride: stride / 4, rightStride, tileGroups, unitGroups },
    };
  };

  /** Product X~ W of the first layer over step t's sampled rows, or its tanh, into result[(slot * units + unit) * models + model]. */
  const firstOfSampled = (tile: GatherTile, tanh: boolean, t: number, result: Tensor) => {
    const { groups, shape } = gathering(tile, ceilDiv(count, 4), units * models);
    sampledProduct({
      variant: { ...tile, tanh },
      groups,
      inputs: { left: shared.rows, right: tensor, batches },
      uniforms: { ...shape, models, batch: listOf(t) },
      result,
    });
  };

  /** Step t of the first layer, from weighted errors [rows][width][models], of which the layer's units are the first. */
  const updateFirst = (errors: Tensor, width: number, t: number) => {
    if (tiles.sampled) {
      const { groups, shape } = gathering(tiles.sampled.update, stride / 4, width * models);
      sampledUpdate({
        variant: { ...tiles.sampled.update, descent: job.optimizer },
        groups,
        inputs: { left: shared.rows, right: errors, batches },
        uniforms: { ...updateUniforms(0, t), ...shape },
        result: tensor,
      });
      return;
    }
    const tile = tiles.update;
    const rowGroups = ceilDiv(inputs + 1, 4 * tile.vectors * tile.lanesY);
    const shape = { terms: count, leftStride: stride / 4, rightStride: width * models, rightOffset: 0 };
    gradientUpdate({
      variant: { ...tile, descent: job.optimizer },
      groups: rowGroups * ceilDiv(units * models, tile.columns * tile.lanesX),
      inputs: { left: shared.rows, right: errors },
      uniforms: { ...updateUniforms(0, t), ...shape, rowGroups },
      result: tensor,
    });
  };

  /** Turns logits [rows][width][models], from number `first` of the width on, into residuals in place. */
  const residualsOf = (result: Tensor, width: number, first: number, weigh: boolean, t: number) => {
    const rowGroups = ceilDiv(count, 4);
    softmaxResiduals({
      variant: { weigh, sampled },
      groups: laneGroups(rowGroups, models),
      inputs: { records, batches },
      uniforms: { ...drawn, step: t, batch: listOf(t), width, first, rowGroups },
      result,
    });
  };

  function linear(): ModelPass {
    /** Weighted residuals [rows][classes][models]. */
    const residuals = device.allocate(count * classes * models);
    const logits = (rows: DeviceRows, result: Tensor, offset: number) =>
      firstProduct(rows, false, result, offset);
    const fused = (t: number) => {
      if (tiles.sampled) {
        const { groups, shape } = gathering(tiles.sampled.residuals, ceilDiv(count, 4), classes * models);
        sampledResiduals({
          variant: tiles.sampled.residuals,
          groups,
          inputs: { left: shared.rows, right: tensor, records, batches },
          uniforms: { ...drawn, ...shape, step: t, batch: listOf(t) },
          result: residuals,
        });
        return;
      }
      const tile = tiles.residuals;
      const rowGroups = ceilDiv(count, 4 * tile.vectors * tile.lanesY);
      const leftStride = ceilDiv(count, 4);
      const shape = { terms: inputs + 1, leftStride, rightStride: classes * models, rightOffset: 0 };
      weightedResiduals({
        variant: tile,
        groups: rowGroups * ceilDiv(models, tile.lanesX),
        inputs: { left: training.transposed, right: tensor, records },
        uniforms: { ...drawn, ...shape, step: t, batch: 0, rowGroups },
        result: residuals,
      });
    };
    return {
      step(t) {
        if (classes <= FUSED_CLASSES) fused(t);
        else {
          if (tiles.sampled) firstOfSampled(tiles.sampled.product, false, t, residuals);
          else logits(training, residuals, 0);
          residualsOf(residuals, classes, 0, true, t);
        }
        updateFirst(residuals, classes, t);
      },
      logits,
      dispose() {
        for (const own of [residuals, lists]) own?.dispose();
      },
    };
  }

  function perceptron(): ModelPass {
    const hiddenUnits = units;
    const width = hiddenUnits + classes;
    /** Activations of the training rows [rows][hidden units][models]. */
    const hidden = device.allocate(count * models * hiddenUnits);
    /** Loss derivatives [rows][hidden units, then classes][models]. */
    const errors = device.allocate(count * models * width);
    /** Activations of the rows whose logits are read, in the largest table that was needed so far. */
    let readout: Tensor | null = null;
    const sizes = { ...drawn, hiddenUnits, layerOffset: layers[1].offset };
    const rowGroups = ceilDiv(count, 4);

    /** Logits of hidden activations `from`: those of `rows` rows, or of step t's sampled rows. */
    const outputs = (
      { rows, t }: { rows: number; t: number | null },
      from: Tensor,
      result: Tensor,
      across: number,
      resultOffset: number,
    ) => {
      const groups = { rowGroups: ceilDiv(rows, 4), classGroups: ceilDiv(classes, COLUMNS) };
      const ofSampled = t !== null && sampled;
      outputProduct({
        variant: { sampled: ofSampled },
        groups: laneGroups(groups.rowGroups * groups.classGroups, models),
        inputs: { hidden: from, parameters: tensor, batches: ofSampled ? batches : null },
        uniforms: {
          ...sizes,
          rows,
          batch: ofSampled ? listOf(t) : 0,
          width: across,
          resultOffset,
          ...groups,
        },
        result,
      });
    };
    /** Turns logits into residuals, and residuals into hidden errors, both weighted by mask and clip factor. */
    const backward = (t: number) => {
      residualsOf(errors, width, hiddenUnits, false, t);
      const unitGroups = ceilDiv(hiddenUnits, COLUMNS);
      hiddenErrors({
        variant: { sampled },
        groups: laneGroups(rowGroups * unitGroups, models),
        inputs: { hidden, parameters: tensor, batches },
        uniforms: { ...sizes, batch: listOf(t), rowGroups, unitGroups },
        result: errors,
      });
      weighErrors({
        variant: { sampled },
        groups: laneGroups(rowGroups, models),
        inputs: { hidden, records, batches },
        uniforms: { ...sizes, step: t, batch: listOf(t), rowGroups },
        result: errors,
      });
    };
    const updateSecond = (t: number) => {
      const inputGroups = ceilDiv(hiddenUnits + 1, 4);
      const classGroups = ceilDiv(classes, COLUMNS);
      outputUpdate({
        variant: { descent: job.optimizer, sampled },
        groups: laneGroups(inputGroups * classGroups, models),
        inputs: { hidden, residuals: errors, batches },
        uniforms: { ...updateUniforms(1, t), inputGroups, classGroups },
        result: tensor,
      });
    };
    return {
      step(t) {
        if (tiles.sampled) firstOfSampled(tiles.sampled.product, true, t, hidden);
        else firstProduct(training, true, hidden, 0);
        outputs({ rows: count, t }, hidden, errors, width, hiddenUnits * models);
        backward(t);
        updateFirst(errors, width, t);
        updateSecond(t);
      },
      logits(rows, result, offset) {
        const length = rows.count * hiddenUnits * models;
        if (!readout || readout.size < length) {
          readout?.dispose();
          readout = device.allocate(length);
        }
        firstProduct(rows, true, readout, 0);
        outputs({ rows: rows.count, t: null }, readout, result, classes, offset);
      },
      dispose() {
        for (const own of [hidden, errors, readout, lists]) own?.dispose();
      },
    };
  }

  return job.model.kind === 'linear' ? linear() : perceptron();
}
