// Lays a training job out in a kernel instance's memory: the Task record that assembly/task.ts reads, and its tables.

import type { TrainingJob } from '../../canaries/job';
import { maskThreshold } from '../draws';
import { paddedIndex, parameterLayout, roundUp } from '../layout';
import { STREAM } from '../streams';
import { FIRST_FREE, type KernelExports } from './kernel';
import { type Rows, tableRows } from './tableRows';

/** Models that the panel kernel trains side by side. */
export const PANEL_MODELS = 16;

const PAGE = 65_536;
/** The residuals of a tile's rows stay in the second-level cache, those of one class in the first. */
const PANEL_TILE_BYTES = 96 * 1024;
/** The features of a tile's records stay in the first-level cache from their logits to their gradient. */
const ROWS_TILE_BYTES = 28 * 1024;
/** The rows that pass a whole group of models, and the group's parameters and gradients, share a second-level cache of 512 KiB. */
const GROUP_TILE_BYTES = 128 * 1024;
const GROUP_STATE_BYTES = 256 * 1024;
const MOST_GROUP_MODELS = 32;
/** No power of two, so that the residuals of one row's classes do not share one set of the cache. */
const MOST_TILE_ROWS = 100;

/** Fields in the order of assembly/task.ts, and how each is written. */
export const TASK_FIELDS = {
  coins: 'i32',
  rows: 'i32',
  inputs: 'i32',
  hidden: 'i32',
  classes: 'i32',
  inputStride: 'i32',
  hiddenStride: 'i32',
  size: 'i32',
  modelStride: 'i32',
  key0: 'u32',
  key1: 'u32',
  maskStream: 'u32',
  noiseStream: 'u32',
  everyRow: 'i32',
  maskThreshold: 'u32',
  slot: 'i32',
  canaryIndex: 'i32',
  substituteRow: 'i32',
  zeroRow: 'i32',
  adam: 'i32',
  tileRows: 'i32',
  groupRows: 'i32',
  clippingNorm: 'f32',
  noiseScale: 'f32',
  overBatch: 'f32',
  learningRate: 'f32',
  features: 'u32',
  byRowQuad: 'u32',
  labels: 'u32',
  limits: 'u32',
  parameters: 'u32',
  gradient: 'u32',
  firstMoment: 'u32',
  secondMoment: 'u32',
  mask: 'u32',
  residuals: 'u32',
  batch: 'u32',
  cursors: 'u32',
  activations: 'u32',
  hiddenErrors: 'u32',
} as const;

type TaskValues = Record<keyof typeof TASK_FIELDS, number>;

export interface LaidOutTask {
  /** Address of the Task record. */
  address: number;
  /** Models that are trained at one time. */
  together: number;
  /** Floats of one model, the padding between models included. */
  stride: number;
  /** Addresses: parameters [model][stride], of a panel [size][16]; Adam's moments alike. */
  parameters: number;
  firstMoment: number;
  secondMoment: number;
}

/** Floats of one model's parameters: whole rounds of the row kernel's noise. */
const strideOf = (job: TrainingJob): number => roundUp(parameterLayout(job.model).size, 32);

/** Models that are trained at one time: a panel, or as many as share the rows of a tile while it is in the cache. */
export function modelsTogether(job: TrainingJob, panel: boolean): number {
  if (panel) return PANEL_MODELS;
  const state = 2 * 4 * strideOf(job);
  return Math.max(1, Math.min(MOST_GROUP_MODELS, Math.floor(GROUP_STATE_BYTES / state)));
}

/** Rows that are worked on together, a multiple of four. */
function tileRowsOf(job: TrainingJob, panel: boolean): number {
  const perRow = panel
    ? job.model.classes * PANEL_MODELS * 4
    : parameterLayout(job.model).layers[0].stride * 4;
  const near = (panel ? PANEL_TILE_BYTES : ROWS_TILE_BYTES) / perRow;
  return Math.max(panel ? 8 : 4, Math.min(MOST_TILE_ROWS, Math.floor(near / 4) * 4));
}

/** Grows the instance's memory and writes the job into it, for the panel kernel or for the row kernel. */
export function layOutTask(kernel: KernelExports, job: TrainingJob, panel: boolean): LaidOutTask {
  const { model, canary } = job;
  const { layers, size } = parameterLayout(model);
  const rows = tableRows(job);
  const hidden = model.kind === 'mlp' ? model.hidden : 0;
  const tileRows = tileRowsOf(job, panel);

  let top = FIRST_FREE;
  const reserve = (words: number): number => {
    const address = top;
    top += roundUp(4 * words, 64);
    return address;
  };
  const address = reserve(Object.keys(TASK_FIELDS).length);
  const together = modelsTogether(job, panel);
  const stride = strideOf(job);
  const parameterWords = stride * together;
  const moments = job.optimizer === 'adam' ? parameterWords : 0;
  const values: TaskValues = {
    coins: job.data.rows,
    rows: rows.count,
    inputs: model.inputs,
    hidden,
    classes: model.classes,
    inputStride: layers[0].stride,
    hiddenStride: layers[layers.length - 1].stride,
    size,
    modelStride: stride,
    key0: job.seed[0],
    key1: job.seed[1],
    maskStream: STREAM.mask,
    noiseStream: STREAM.noise,
    everyRow: job.samplingRate === 1 ? 1 : 0,
    maskThreshold: job.samplingRate === 1 ? 0 : maskThreshold(job.samplingRate),
    slot: canary.kind === 'none' ? -1 : canary.slot,
    canaryIndex: canary.kind === 'gradient' ? paddedIndex(model, canary.coordinate) : -1,
    substituteRow: rows.substitute,
    zeroRow: rows.zero,
    adam: job.optimizer === 'adam' ? 1 : 0,
    tileRows,
    groupRows: Math.max(4, Math.floor(GROUP_TILE_BYTES / (4 * layers[0].stride))),
    clippingNorm: job.clippingNorm,
    noiseScale: job.noiseMultiplier * job.clippingNorm,
    overBatch: 1 / (job.samplingRate * job.data.rows),
    learningRate: job.learningRate,
    features: reserve(panel ? 0 : rows.count * layers[0].stride),
    byRowQuad: reserve(panel ? rows.count * layers[0].stride : 0),
    labels: reserve(rows.count),
    limits: reserve(rows.count),
    parameters: reserve(parameterWords),
    gradient: reserve(parameterWords),
    firstMoment: reserve(moments),
    secondMoment: reserve(moments),
    mask: reserve(panel ? rows.count * PANEL_MODELS : 0),
    residuals: reserve(model.classes * tileRows * (panel ? PANEL_MODELS : 1)),
    batch: reserve(panel ? 0 : together * (rows.count + 4)),
    cursors: reserve(panel ? 0 : 4 * together),
    activations: reserve(4 * layers[layers.length - 1].stride),
    hiddenErrors: reserve(4 * hidden),
  };
  const missing = top - kernel.memory.buffer.byteLength;
  if (missing > 0) kernel.memory.grow(Math.ceil(missing / PAGE));

  writeFields(kernel, address, values);
  writeTables(kernel, job, rows, values, panel);
  return {
    address,
    together,
    stride,
    parameters: values.parameters,
    firstMoment: values.firstMoment,
    secondMoment: values.secondMoment,
  };
}

function writeFields(kernel: KernelExports, address: number, values: TaskValues): void {
  const view = new DataView(kernel.memory.buffer);
  // the order of TASK_FIELDS is the order of the record
  (Object.keys(TASK_FIELDS) as (keyof typeof TASK_FIELDS)[]).forEach((field, i) => {
    const at = address + 4 * i;
    if (TASK_FIELDS[field] === 'f32') view.setFloat32(at, values[field], true);
    else if (TASK_FIELDS[field] === 'u32') view.setUint32(at, values[field], true);
    else view.setInt32(at, values[field], true);
  });
}

function writeTables(
  kernel: KernelExports,
  job: TrainingJob,
  rows: Rows,
  values: TaskValues,
  panel: boolean,
): void {
  const { buffer } = kernel.memory;
  const width = job.model.inputs + 1;
  const stride = values.inputStride;
  new Int32Array(buffer, values.labels, rows.count).set(rows.labels);
  const limits = new Float32Array(buffer, values.limits, rows.count);
  const features = new Float32Array(buffer, values.features, panel ? 0 : rows.count * stride);
  const byRowQuad = new Float32Array(buffer, values.byRowQuad, panel ? rows.count * stride : 0);
  for (let i = 0; i < rows.count; i++) {
    const row = rows.features[i];
    if (row === null) continue;
    let squared = 0;
    for (let f = 0; f < width; f++) {
      const value = f < job.model.inputs ? row[f] : 1;
      squared += f < job.model.inputs ? value * value : 0;
      if (panel) byRowQuad[((i >> 2) * stride + f) * 4 + (i & 3)] = value;
      else features[i * stride + f] = value;
    }
    limits[i] = job.model.kind === 'linear' ? job.clippingNorm / Math.sqrt(squared + 1) : squared;
  }
  const hiddenStride = values.hiddenStride;
  const activations = new Float32Array(buffer, values.activations, 4 * hiddenStride);
  for (let r = 0; r < 4; r++) activations[r * hiddenStride + values.hidden] = 1;
}
