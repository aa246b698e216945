// DP-SGD on one linear softmax model on a WebGPU device, in float32: the reference's draws, its results to rounding.
import type { Tensor } from '@tensorflow/tfjs-core';
import { STREAM } from '../../../numerics/randomStreams';
import { squaredNorm } from '../../../numerics/vectors';
import { roundUp } from '../../layout';
import { over } from '../../webgpu/dispatch';
import type { GpuDevice } from '../../webgpu/gpuDevice';
import { Pacing } from '../../webgpu/pacing';
import type { ProductTile } from '../../webgpu/wgsl/productTile';
import { batchOf } from '../batch';
import { tableOf } from '../savedWeights';
import type { OneRunTask, OneRunTraining } from '../task';
import { clippedResiduals } from './kernels/clippedResiduals';
import { descend } from './kernels/descend';
import { forward } from './kernels/forward';
import { gather, gatherGroups } from './kernels/gather';
import { noiseGroups, weightNoise } from './kernels/weightNoise';
import { planOneRun } from './plan';
import { Workbench } from './workbench';

const never = new AbortController().signal;

/** Records in the order that the kernels are to read them. */
interface Batch {
  key: string;
  count: number;
  list: Tensor;
  /** [record][features, padded to four]. */
  rows: Tensor;
}

interface DeviceTraining extends OneRunTraining {
  dispose(): void;
}

/**
 * As {@link denseTraining} of ../dense.ts, which it is held to, with steps that are handed over: see DeviceWork. Noise is the
 * reference's to float32 rounding, number by number and not only in law; batches are the same records. InputError 'too-large'
 * where it does not fit.
 */
export function webGpuDenseTraining(
  task: OneRunTask,
  features: readonly Float64Array[],
  device: GpuDevice,
  tile: ProductTile,
): DeviceTraining {
  const { labels, classes, clippingNorm, noiseMultiplier, learningRate, samplingRate, seed } = task;
  const records = labels.length;
  const dimension = features[0].length;
  const width = roundUp(dimension, 4);
  const everyone = Array.from(labels.keys());
  const sampled = samplingRate < 1 || task.included?.includes(0) === true;
  planOneRun({ records, features: dimension, classes, sampled }, device.limits);
  const rate = learningRate / (samplingRate * task.population);
  const noiseScale = rate * noiseMultiplier * clippingNorm;

  const bench = new Workbench(device, tile);
  const table = new Float32Array(records * width);
  features.forEach((x, i) => {
    table.set(x, i * width);
  });
  const all = bench.upload(table);
  const constants = new Float32Array(2 * records);
  features.forEach((x, i) => {
    constants[2 * i] = labels[i];
    constants[2 * i + 1] = Math.sqrt(squaredNorm(x));
  });
  const perRecord = bench.upload(constants);
  let weights = bench.upload(new Float32Array(dimension * classes));
  const residuals = bench.allocate(records * classes);
  /** The batch's features: [feature][records, padded to four] and, where it is not everyone, [record][features, padded to four]. */
  const columns = bench.allocate(width * roundUp(records, 4));
  const rows = sampled ? bench.allocate(records * width) : all;
  const pacing = new Pacing(device, never);

  let stepsDone = 0;
  let packed: Batch | null = null;
  /** Whose logits stand in residuals, after how many steps. */
  let standing: { key: string; steps: number } | null = null;
  let fetched: { steps: number; values: Float32Array } | null = null;
  let saved: { steps: number; values: Float32Array } | null = null;

  const pack = (batch: readonly number[]): Batch => {
    const key = batch.join();
    if (packed?.key === key) return packed;
    if (packed) bench.letGo(packed.list);
    const count = batch.length;
    const list = bench.list(batch);
    const groups = gatherGroups(count, width);
    const from = { groups, inputs: { table: all, list } };
    const stride = roundUp(count, 4);
    gather({ ...from, variant: { transposed: true }, uniforms: { count, width, stride }, result: columns });
    if (count === records) packed = { key, count, list, rows: all };
    else {
      const uniforms = { count, width, stride: width };
      gather({ ...from, variant: { transposed: false }, uniforms, result: rows });
      packed = { key, count, list, rows };
    }
    return packed;
  };

  /** Logits of these records stand in residuals afterwards. */
  const ask = (batch: Batch) => {
    // who looks between two steps of full batches has computed what the next one begins with
    if (standing?.key === batch.key && standing.steps === stepsDone) return;
    const { count } = batch;
    bench.inPieces(
      { rows: count, columns: classes, terms: dimension },
      ({ from, end, groups, rowGroups }) => {
        forward({
          variant: { ...tile, relu: false },
          groups,
          inputs: { left: columns, right: weights },
          uniforms: {
            terms: dimension,
            leftStride: over(count, 4),
            rightStride: classes,
            rightOffset: from,
            rowGroups,
            rows: count,
            end,
            resultStride: classes,
          },
          result: residuals,
        });
      },
    );
    standing = { key: batch.key, steps: stepsDone };
  };

  const addNoise = () => {
    if (noiseScale === 0) return;
    weightNoise({
      variant: null,
      groups: noiseGroups(dimension, classes),
      inputs: {},
      uniforms: {
        features: dimension,
        classes,
        seed,
        stream: STREAM.oneRunWeightNoise,
        step: stepsDone,
        scale: noiseScale,
      },
      result: weights,
    });
  };

  const descendBy = (batch: Batch) => {
    clippedResiduals({
      variant: null,
      groups: batch.count,
      inputs: { list: batch.list, records: perRecord },
      uniforms: { count: batch.count, classes, clippingNorm },
      result: residuals,
    });
    const { count } = batch;
    bench.inPieces(
      { rows: dimension, columns: classes, terms: count },
      ({ from, end, groups, rowGroups }) => {
        descend({
          variant: tile,
          groups,
          inputs: { left: batch.rows, right: residuals },
          uniforms: {
            terms: count,
            leftStride: width / 4,
            rightStride: classes,
            rightOffset: from,
            rowGroups,
            features: dimension,
            end,
            rate,
          },
          result: weights,
        });
      },
    );
  };

  return {
    step() {
      if (stepsDone >= task.steps) throw new RangeError(`all ${task.steps} steps are done`);
      const joined = batchOf(task, stepsDone);
      if (joined.length > 0) {
        const batch = pack(joined);
        ask(batch);
        descendBy(batch);
      }
      addNoise();
      standing = null;
      stepsDone++;
    },
    get stepsDone() {
      return stepsDone;
    },
    logits(record, out) {
      if (fetched?.steps !== stepsDone) throw new Error('logits are asked for before they were fetched');
      const from = record * classes;
      for (let c = 0; c < classes; c++) out[c] = fetched.values[from + c];
    },
    save() {
      if (saved?.steps !== stepsDone) throw new Error('weights are asked for before they were fetched');
      return [saved.values.slice()];
    },
    resume(done, given) {
      const table = tableOf(given, dimension * classes).slice();
      bench.letGo(weights);
      weights = bench.upload(table);
      stepsDone = done;
      standing = null;
    },
    device: {
      room: () => pacing.step(),
      async fetch(what) {
        const steps = stepsDone;
        if (what === 'weights') {
          if (saved?.steps === steps) return;
          saved = { steps, values: await bench.read(weights, dimension * classes) };
        } else {
          if (fetched?.steps === steps) return;
          ask(pack(everyone));
          fetched = { steps, values: await bench.read(residuals, records * classes) };
        }
      },
    },
    dispose: () => bench.dispose(),
  };
}
