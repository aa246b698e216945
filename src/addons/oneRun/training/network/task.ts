// What a network of at most one hidden layer is trained on: rows of inputs, which rows are one record, and heads that each
// predict a label of a row. Types alone.
import type { Resumable, SavedWeights } from '../savedWeights';
import type { DpSgdRun } from '../task';

interface FeatureInputs {
  kind: 'features';
  rows: readonly Float64Array[];
}

/** The tokens before the one to be predicted, at their places: `window` of them a row. As features, one-hot at each place. */
interface TokenInputs {
  kind: 'tokens';
  window: number;
  vocabulary: number;
  /** Row after row. */
  contexts: Int32Array;
}

export type Inputs = FeatureInputs | TokenInputs;

/** A linear softmax head without bias. */
export interface Head {
  classes: number;
  /** Labels a row has: its loss is the mean of their cross-entropies. */
  each: number;
  /** `each` a row, all different, row after row. */
  labels: Int32Array;
  /** The weight of each row's loss in its record's loss; null means 1. */
  weights: Float64Array | null;
}

export interface NetworkTask extends DpSgdRun {
  inputs: Inputs;
  /** Units of the ReLU layer, without bias; 0: none, and the heads are linear in the features. */
  hidden: number;
  heads: readonly Head[];
  /** Record i is the rows firstRow[i] to firstRow[i + 1] - 1; its loss is the sum over them. */
  firstRow: Int32Array;
  /** As they are laid out in weights.ts. null: the hidden layer starts with normals of variance 2 / hidden, the heads at 0. */
  start: SavedWeights | null;
}

/** What is asked of one head's logits, row after row. */
export interface Question {
  head: number;
  rows: Int32Array;
  /** The labels whose logits are wanted, `each` of them a row. */
  labels: Int32Array;
  each: number;
}

export interface Answer {
  /** ln sum e^logit over the head's classes, a row each. */
  logSums: Float64Array;
  /** The first of the largest logits, a row each. */
  best: Int32Array;
  /** Of the labels, in their order. */
  logits: Float64Array;
}

interface NetworkDeviceWork {
  /** Before every step but the first: resolves when the device has room for it. */
  room(): Promise<void>;
  /** Has to be awaited before save(). */
  fetchWeights(): Promise<void>;
  /** Has to be awaited before answer(question), for the model as it is after the steps done. */
  ask(question: Question): Promise<void>;
}

export interface NetworkTraining extends Resumable {
  /** Takes the next step; it refuses more steps than the task has. */
  step(): void;
  readonly stepsDone: number;
  /** Of the model after the steps done. */
  answer(question: Question): Answer;
  /**
   * Present if a device trains. Its steps are handed over, and its answers and weights have to be fetched before they are
   * read.
   */
  device?: NetworkDeviceWork;
}
