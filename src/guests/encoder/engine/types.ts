// Types of an encoder and its records. An encoder is a model of the reader's, whose output at one place takes the place of a record.
import type { ColumnSummary } from '../../../audit/datasets/tableFiles/readTable';
import type { Sentence } from '../../../base/sentences/sentence';

/** Lengths along the axes of one record, without the batch; null for a length that the model leaves open. */
export type OpenShape = readonly (number | null)[];

export interface PictureInput {
  height: number | null;
  width: number | null;
  /** Number of channels: 1 for grey, and 3 for red, green and blue. */
  channels: 1 | 3;
  /** Order of the axes: [height, width, channels], or [channels, height, width]. */
  layout: 'channels-last' | 'channels-first';
}

export interface ModelInput {
  name: string;
  shape: OpenShape;
  /** Size of a batch if the model fixes it, and otherwise null. */
  batch: number | null;
  dtype: 'float32' | 'int32' | 'bool';
  /** The input as a picture; null where its shape is not that of one. */
  picture: PictureInput | null;
}

/** A layer or a node of a model whose values may become features. */
export interface ModelOutput {
  name: string;
  /** Shape of the values; null where it is only known after a run. */
  shape: OpenShape | null;
  /** The operation or the kind of layer. */
  what: string;
  /** Whether it is an output of the model itself. */
  final: boolean;
}

export interface ModelSummary {
  /** Name of the model's file. */
  name: string;
  format: 'graph' | 'layers';
  parameters: number;
  /** Bytes of the weights on disk. */
  bytes: number;
  input: ModelInput;
  /** Outputs in the model's order, without those that need an operation that is not supported. */
  outputs: readonly ModelOutput[];
  /** Operations that TensorFlow.js does not know. Outputs that need them are not offered. */
  unsupported: readonly string[];
}

/**
 * How values from 0 to 255 are scaled: `unit` to 0 to 1, `symmetric` to -1 to 1, `imagenet` to 0 to 1 and then by ImageNet's mean and
 * standard deviation of each channel, and `bytes` not at all.
 */
export type PictureScale = 'unit' | 'symmetric' | 'imagenet' | 'bytes';

/** How an output with positions besides channels becomes a row: by the mean over positions, or by all of its values in a row. */
export type Pooling = 'mean' | 'flatten';

export type EngineName = 'webgpu' | 'webgl' | 'cpu';

export interface EncodeOptions {
  output: string;
  pooling: Pooling;
  scale: PictureScale;
  /** Height and width in pixels, used where the model leaves them open. */
  side: number;
  /** Engine that computes. `auto` takes the first of WebGPU, WebGL and the processor that can. */
  engine: 'auto' | EngineName;
}

export interface RecordsSummary {
  kind: 'pictures' | 'table';
  name: string;
  records: number;
  /** Classes, in the order of their names. */
  classes: readonly { name: string; records: number }[];
  /** Columns of a table with the label column, whose index is `label`; null for pictures. */
  columns: readonly ColumnSummary[] | null;
  label: number | null;
  notices: readonly Sentence[];
}

export interface BatchPlan {
  /** Number of records that are encoded at once. */
  batch: number;
  /** Bytes that a batch needs besides the model's weights, estimated from the first records. */
  bytes: number;
}

export interface EncodedRecords {
  rows: number;
  columns: number;
  features: Float32Array;
  labels: readonly string[];
  notices: readonly Sentence[];
  engine: EngineName;
  /** Reasons for which faster engines did not compute. */
  whyNot: readonly Sentence[];
  /** Whether software imitates the graphics card. */
  emulated: boolean;
  /** Whether the engine keeps numbers in half precision, with some three digits. */
  halfPrecision: boolean;
  plan: BatchPlan;
  /** Shape of the output for one record, before pooling. */
  outputShape: readonly number[];
}

export interface EncodeProgress {
  phase: 'loading' | 'encoding';
  /** Number of records that have been read, including those that were left out. */
  done: number;
  total: number;
  engine: EngineName;
}
