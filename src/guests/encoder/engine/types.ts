// An encoder, a model of the reader's whose output at one place stands in for a record, and its records.
import type { ColumnSummary } from '../../../audit/datasets/tableFiles/readTable';
import type { Sentence } from '../../../base/sentences/sentence';

/** Lengths along the axes of one record, without the batch; null where the model leaves one open. */
export type OpenShape = readonly (number | null)[];

export interface PictureInput {
  height: number | null;
  width: number | null;
  /** Channels: 1 is grey; 3 are red, green, blue. */
  channels: 1 | 3;
  /** Order of the axes: [height, width, channels], or [channels, height, width]. */
  layout: 'channels-last' | 'channels-first';
}

export interface ModelInput {
  name: string;
  shape: OpenShape;
  /** Records at once where the model fixes it. */
  batch: number | null;
  dtype: 'float32' | 'int32' | 'bool';
  /** Null where its shape is not that of a picture. */
  picture: PictureInput | null;
}

/** A place whose values may be taken for features. */
export interface ModelOutput {
  name: string;
  /** Null where it is only known once it has run. */
  shape: OpenShape | null;
  /** The operation or the kind of layer. */
  what: string;
  /** Whether it is what the model itself gives. */
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
  /** Outputs in the model's order, without those that need what is not supported. */
  outputs: readonly ModelOutput[];
  /** Operations that TensorFlow.js does not know; what needs them is not offered. */
  unsupported: readonly string[];
}

/** 0 to 255 become: unit 0 to 1; symmetric -1 to 1; imagenet 0 to 1, less its channels' mean, over their deviation; bytes as are. */
export type PictureScale = 'unit' | 'symmetric' | 'imagenet' | 'bytes';

/** What is taken of an output with positions besides channels: their mean, or all of its values in a row. */
export type Pooling = 'mean' | 'flatten';

export type EngineName = 'webgpu' | 'webgl' | 'cpu';

export interface EncodeOptions {
  output: string;
  pooling: Pooling;
  scale: PictureScale;
  /** Height and width in pixels where the model leaves them open. */
  side: number;
  /** Engine that computes; auto: the first of WebGPU, WebGL and the processor that can. */
  engine: 'auto' | EngineName;
}

export interface RecordsSummary {
  kind: 'pictures' | 'table';
  name: string;
  records: number;
  /** Classes, in the order of their names. */
  classes: readonly { name: string; records: number }[];
  /** Columns of a table, the label among them, which is `label`; null for pictures. */
  columns: readonly ColumnSummary[] | null;
  label: number | null;
  notices: readonly Sentence[];
}

export interface BatchPlan {
  /** Number of records that are encoded at once. */
  batch: number;
  /** What a batch needs beside the model's weights, as far as one record has shown. */
  bytes: number;
}

export interface EncodedRecords {
  rows: number;
  columns: number;
  features: Float32Array;
  labels: readonly string[];
  notices: readonly Sentence[];
  engine: EngineName;
  /** Why none of the faster ones computed. */
  whyNot: readonly Sentence[];
  emulated: boolean;
  /** The engine keeps numbers in half precision, some three digits. */
  halfPrecision: boolean;
  plan: BatchPlan;
  /** Lengths of the output for one record, before pooling. */
  outputShape: readonly number[];
}

export interface EncodeProgress {
  phase: 'loading' | 'encoding';
  /** Records that have been read, left out or not. */
  done: number;
  total: number;
  engine: EngineName;
}
