// What all blocks of one job share on the device: training rows both ways round, record constants, probes.
import type { Tensor } from '@tensorflow/tfjs-core';
import type { TrainingJob } from '../../canaries/job';
import { type ParameterLayout, paddedIndex, parameterLayout } from '../layout';
import type { GpuDevice } from './gpuDevice';
import { paddedRows, recordConstants, trainingRows, transposedRows } from './tables';
import { CANARY } from './wgsl/batchMask';

/** Rows that logits are asked for. */
export interface DeviceRows {
  count: number;
  /** [inputs + 1][rows padded to four] */
  transposed: Tensor;
}

export function uploadRows(device: GpuDevice, rows: readonly Float64Array[], inputs: number): DeviceRows {
  return { count: rows.length, transposed: device.upload(transposedRows(rows, inputs)) };
}

export class JobTensors {
  readonly layout: ParameterLayout;
  readonly training: DeviceRows;
  /** [rows][padded inputs] */
  readonly rows: Tensor;
  readonly records: Tensor;
  readonly probes: DeviceRows | null;
  /** Uniforms of batchMask that hold for the whole job. */
  readonly batch;

  constructor(
    device: GpuDevice,
    readonly job: TrainingJob,
  ) {
    const { inputs } = job.model;
    const table = trainingRows(job);
    this.layout = parameterLayout(job.model);
    this.training = uploadRows(device, table.rows, inputs);
    this.rows = device.upload(paddedRows(table.rows, inputs));
    this.records = device.upload(recordConstants(table));
    this.probes = job.probes.length > 0 ? uploadRows(device, job.probes, inputs) : null;
    const sampled = job.samplingRate < 1;
    this.batch = {
      seed0: job.seed[0],
      seed1: job.seed[1],
      sampled: sampled ? 1 : 0,
      threshold: sampled ? Math.floor(job.samplingRate * 2 ** 32) : 0,
      canary: CANARY[job.canary.kind],
      slot: job.canary.kind === 'none' ? 0 : job.canary.slot,
      substitute: Math.max(0, table.substitute),
      clippingNorm: job.clippingNorm,
    };
  }

  /** Padded index of the crafted gradient's coordinate; 0 without one. */
  get coordinate(): number {
    const { canary, model } = this.job;
    return canary.kind === 'gradient' ? paddedIndex(model, canary.coordinate) : 0;
  }

  dispose(): void {
    this.training.transposed.dispose();
    this.rows.dispose();
    this.records.dispose();
    this.probes?.transposed.dispose();
  }
}
