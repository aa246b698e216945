// The tensors that all blocks of one job share on the device: training rows and their transpose, record constants, probes.
import type { TrainingJob } from '../../canaries/job';
import { paddedIndex, parameterLayout, roundUp } from '../layout';
import { type TrainingRows, trainingRows } from '../trainingRows';
import type { GpuDevice } from './gpuDevice';
import { CANARY } from './wgsl/batchMask';

/** Rows as float32 with a 1 appended, padded to a multiple of four entries: [rows][stride]. */
function paddedRows(rows: readonly Float64Array[], inputs: number): Float32Array {
  const stride = roundUp(inputs + 1, 4);
  const out = new Float32Array(rows.length * stride);
  rows.forEach((row, i) => {
    out.set(row, i * stride);
    out[i * stride + inputs] = 1;
  });
  return out;
}

/** Rows with a 1 appended, transposed, and their number padded to a multiple of four: [inputs + 1][padded rows]. */
function transposedRows(rows: readonly Float64Array[], inputs: number): Float32Array {
  const stride = roundUp(rows.length, 4);
  const out = new Float32Array((inputs + 1) * stride);
  rows.forEach((row, i) => {
    for (let f = 0; f < inputs; f++) out[f * stride + i] = row[f];
    out[inputs * stride + i] = 1;
  });
  return out;
}

/** Constants of every four rows: four labels, then four norms |x~|, where x~ is a row with a 1 appended. */
function recordConstants({ rows, labels }: TrainingRows): Float32Array {
  const out = new Float32Array(2 * roundUp(rows.length, 4));
  rows.forEach((row, i) => {
    const at = 8 * (i >> 2) + (i & 3);
    out[at] = labels[i];
    out[at + 4] = Math.sqrt(row.reduce((sum, x) => sum + x * x, 1));
  });
  return out;
}

export type DeviceRows = ReturnType<typeof uploadRows>;

export function uploadRows(device: GpuDevice, rows: readonly Float64Array[], inputs: number) {
  return { count: rows.length, transposed: device.upload(transposedRows(rows, inputs)) };
}

export type JobTensors = ReturnType<typeof jobTensors>;

export function jobTensors(device: GpuDevice, job: TrainingJob) {
  const { canary, model, probes, seed, samplingRate, clippingNorm } = job;
  const table = trainingRows(job);
  const sampled = samplingRate < 1;
  const tensors = {
    training: uploadRows(device, table.rows, model.inputs),
    /** Training rows as [rows][padded inputs]. */
    rows: device.upload(paddedRows(table.rows, model.inputs)),
    records: device.upload(recordConstants(table)),
    probes: probes.length > 0 ? uploadRows(device, probes, model.inputs) : null,
  };
  return {
    job,
    layout: parameterLayout(model),
    ...tensors,
    /** Padded index of the crafted gradient's coordinate; 0 without one. */
    coordinate: canary.kind === 'gradient' ? paddedIndex(model, canary.coordinate) : 0,
    /** Uniforms of batchMask. */
    batch: {
      seed0: seed[0],
      seed1: seed[1],
      sampled: sampled ? 1 : 0,
      threshold: sampled ? Math.floor(samplingRate * 2 ** 32) : 0,
      canary: CANARY[canary.kind],
      slot: canary.kind === 'none' ? 0 : canary.slot,
      substitute: Math.max(0, table.substitute),
      clippingNorm,
    },
    dispose() {
      const { training, rows, records, probes } = tensors;
      for (const tensor of [training.transposed, rows, records, probes?.transposed]) tensor?.dispose();
    },
  };
}
