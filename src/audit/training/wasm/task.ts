// Lays a training job out in a kernel instance's memory: the Task record that assembly/task.ts reads, and its
// tables.
import type { TrainingJob } from '../../canaries/job';
import { maskThreshold } from '../draws';
import { f32, i32, u32 } from '../fields';
import { paddedIndex, parameterLayout, roundUp } from '../layout';
import { TRAINING_STREAM } from '../streams';
import { type TrainingRows, trainingRows } from '../trainingRows';
import type { KernelExports } from './kernel';
import { kernelRoom, writeField } from './kernelRoom';

/** Ways through the kernel. 'panel': sixteen linear heads side by side over every row. 'rows': a model over its sampled rows. */
export type KernelPath = 'panel' | 'rows';

/** Sampling rate from which 'panel' is faster than 'rows', as measured by tools/bench/training.ts --paths. */
const PANEL_FROM_SAMPLING_RATE = 0.8;

export function kernelPath({ model, optimizer, samplingRate }: TrainingJob): KernelPath {
  const panel = model.kind === 'linear' && optimizer === 'sgd' && samplingRate >= PANEL_FROM_SAMPLING_RATE;
  return panel ? 'panel' : 'rows';
}

export const PANEL_MODELS = 16;

/** Bytes of the residuals of a panel's tile. They stay in the second-level cache, and those of one class in the first. */
const PANEL_TILE_BYTES = 96 * 1024;
/** Bytes of the features of a tile's records, which stay in the first-level cache from the logits to the gradient. */
const ROWS_TILE_BYTES = 28 * 1024;
/** A multiple of four, but no power of two, so that the residuals of one row's classes do not share one set of the cache. */
const MOST_TILE_ROWS = 108;

/** Fields of a task with their number types, in the order of assembly/task.ts. */
export const TASK_FIELDS = {
  ...i32('coins rows inputs hidden classes inputStride hiddenStride size'),
  ...u32('key0 key1'),
  ...i32('everyRow'),
  ...u32('maskThreshold'),
  ...i32('slot canaryIndex substituteRow zeroRow adam tileRows'),
  ...f32('clippingNorm noiseScale overBatch learningRate'),
  ...u32('features byRowQuad labels limits parameters gradient firstMoment secondMoment'),
  ...u32('maskStream noiseStream mask residuals batch activations hiddenErrors'),
};

type TaskValues = Record<keyof typeof TASK_FIELDS, number>;

/** Floats reserved for one model's parameters: a multiple of 32, the number of parameters whose noise is drawn at a time. */
const strideOf = (job: TrainingJob): number => roundUp(parameterLayout(job.model).size, 32);

export const modelsTogether = (path: KernelPath): number => (path === 'panel' ? PANEL_MODELS : 1);

function tileRowsOf(job: TrainingJob, panel: boolean): number {
  const perRow = panel
    ? job.model.classes * PANEL_MODELS * 4
    : parameterLayout(job.model).layers[0].stride * 4;
  const near = (panel ? PANEL_TILE_BYTES : ROWS_TILE_BYTES) / perRow;
  return Math.max(panel ? 8 : 4, Math.min(MOST_TILE_ROWS, Math.floor(near / 4) * 4));
}

/** Grows the instance's memory and writes the job into it, for one of the kernel's paths. */
export function layOutTask(kernel: KernelExports, job: TrainingJob, path: KernelPath) {
  const panel = path !== 'rows';
  const { model, canary } = job;
  const { layers, size } = parameterLayout(model);
  const table = trainingRows(job);
  // one row of zeros or more lies behind the table
  const rows = roundUp(table.rows.length + 1, 4);
  const hidden = model.kind === 'mlp' ? model.hidden : 0;
  const tileRows = tileRowsOf(job, panel);

  const { reserve, grow } = kernelRoom(kernel);
  const address = reserve(Object.keys(TASK_FIELDS).length);
  const together = modelsTogether(path);
  const parameterWords = strideOf(job) * together;
  const moments = job.optimizer === 'adam' ? parameterWords : 0;
  const values: TaskValues = {
    coins: job.data.rows,
    rows,
    inputs: model.inputs,
    hidden,
    classes: model.classes,
    inputStride: layers[0].stride,
    hiddenStride: layers[layers.length - 1].stride,
    size,
    key0: job.seed[0],
    key1: job.seed[1],
    everyRow: job.samplingRate === 1 ? 1 : 0,
    maskThreshold: job.samplingRate === 1 ? 0 : maskThreshold(job.samplingRate),
    slot: canary.kind === 'none' ? -1 : canary.slot,
    canaryIndex: canary.kind === 'gradient' ? paddedIndex(model, canary.coordinate) : -1,
    substituteRow: table.substitute,
    zeroRow: table.rows.length,
    adam: job.optimizer === 'adam' ? 1 : 0,
    tileRows,
    clippingNorm: job.clippingNorm,
    noiseScale: job.noiseMultiplier * job.clippingNorm,
    overBatch: 1 / (job.samplingRate * job.data.rows),
    learningRate: job.learningRate,
    features: reserve(panel ? 0 : rows * layers[0].stride),
    byRowQuad: reserve(panel ? rows * layers[0].stride : 0),
    labels: reserve(rows),
    limits: reserve(rows),
    parameters: reserve(parameterWords),
    gradient: reserve(parameterWords),
    firstMoment: reserve(moments),
    secondMoment: reserve(moments),
    maskStream: TRAINING_STREAM.mask,
    noiseStream: TRAINING_STREAM.noise,
    mask: reserve(panel ? rows * PANEL_MODELS : 0),
    residuals: reserve(model.classes * tileRows * (panel ? PANEL_MODELS : 1)),
    batch: reserve(panel ? 0 : rows + 4),
    activations: reserve(4 * layers[layers.length - 1].stride),
    hiddenErrors: reserve(4 * hidden),
  };
  grow();

  for (const field of Object.keys(TASK_FIELDS) as (keyof TaskValues)[])
    writeField(kernel, TASK_FIELDS, address, field, values[field]);
  writeTables(kernel, job, table, values, panel);
  return {
    address,
    /** Number of models that are trained at one time. */
    together,
    /** Address of the parameters, [size][16] for a panel. */
    parameters: values.parameters,
    /** Addresses and lengths in floats of the tables that must be zero when a model starts. */
    zeros: [
      [values.firstMoment, moments],
      [values.secondMoment, moments],
      // a panel's linear heads all start from zero
      [values.parameters, panel ? parameterWords : 0],
    ],
  };
}

function writeTables(
  kernel: KernelExports,
  job: TrainingJob,
  { rows, labels }: TrainingRows,
  values: TaskValues,
  panel: boolean,
): void {
  const { buffer } = kernel.memory;
  const width = job.model.inputs + 1;
  const stride = values.inputStride;
  new Int32Array(buffer, values.labels, values.rows).set(labels);
  const limits = new Float32Array(buffer, values.limits, values.rows);
  const features = new Float32Array(buffer, values.features, panel ? 0 : values.rows * stride);
  const byRowQuad = new Float32Array(buffer, values.byRowQuad, panel ? values.rows * stride : 0);
  rows.forEach((row, i) => {
    let squared = 0;
    for (let f = 0; f < width; f++) {
      const value = f < job.model.inputs ? row[f] : 1;
      squared += f < job.model.inputs ? value * value : 0;
      if (panel) byRowQuad[((i >> 2) * stride + f) * 4 + (i & 3)] = value;
      else features[i * stride + f] = value;
    }
    limits[i] = job.model.kind === 'linear' ? job.clippingNorm / Math.sqrt(squared + 1) : squared;
  });
  const hiddenStride = values.hiddenStride;
  const activations = new Float32Array(buffer, values.activations, 4 * hiddenStride);
  for (let r = 0; r < 4; r++) activations[r * hiddenStride + values.hidden] = 1;
}
