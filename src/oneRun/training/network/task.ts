// The task of training a network of at most one hidden layer. It has rows of inputs, the rows that make up each record, and heads that
// each predict the labels of a row. While it trains, a network answers questions about its logits.

/** Copies of the tables that steps change (weights or logits), as the training lays them out. */
export type SavedWeights = readonly (Float32Array | Float64Array)[];

export interface DpSgdRun {
  /** 1 for records that take part in training; null if all do. The others can still be asked about. */
  included: Uint8Array | null;
  /** q in (0,1], the probability with which each record joins each batch. */
  samplingRate: number;
  /**
   * n, the number of records that may take part, whether or not they do. It does not depend on the fair coins that decide which canaries
   * take part, and so neither does the expected batch size q n.
   */
  population: number;
  /** sigma: standard deviation of the noise over the clipping norm, per weight. */
  noiseMultiplier: number;
  /** R > 0, the largest norm of a record's gradient. */
  clippingNorm: number;
  /** eta: a step subtracts eta / (expected batch) times the noised sum of clipped gradients. */
  learningRate: number;
  steps: number;
  seed: number;
}

/**
 * A softmax model of labelled records, linear or with a hidden layer. Features are kept elsewhere, because not every way of training
 * needs them.
 */
export interface OneRunTask extends DpSgdRun {
  /** Labels from 0 to classes - 1, one a record. */
  labels: Int32Array;
  classes: number;
}

/** Features, or the `window` tokens before the one to be predicted, row after row in `contexts`: one-hot at each place. */
export type Inputs =
  | { kind: 'features'; rows: readonly Float64Array[] }
  | { kind: 'tokens'; window: number; vocabulary: number; contexts: Int32Array };

/** A linear softmax head without bias. */
export interface Head {
  classes: number;
  /** Number of labels of a row, whose loss is the mean of their cross-entropies. */
  each: number;
  /** The labels of all rows, `each` of them for a row. Those of one row differ, except in a row of weight 0, whose labels do not matter. */
  labels: Int32Array;
  /** The weight of each row's loss in its record's loss; null means 1. */
  weights: Float64Array | null;
}

export interface NetworkTask extends DpSgdRun {
  inputs: Inputs;
  /** Number of units of the ReLU layer, which has no bias. If 0, the heads are linear in the features. */
  hidden: number;
  heads: readonly Head[];
  /** Record i is the rows firstRow[i] to firstRow[i + 1] - 1; its loss is the sum over them. */
  firstRow: Int32Array;
  /** Weights to start from, laid out as in weights.ts. If null, the hidden layer's are normals of variance 2 / hidden, the heads' 0. */
  start: SavedWeights | null;
}

export interface TaskQuestion {
  head: number;
  rows: Int32Array;
  /** The labels whose logits are wanted, `each` of them a row. */
  labels: Int32Array;
  each: number;
}

export interface TaskAnswer {
  /** ln sum e^logit over the head's classes, a row each. */
  logSums: Float64Array;
  /** The first of the largest logits, a row each. */
  best: Int32Array;
  /** Logits of the labels that were asked for, in their order. */
  logits: Float64Array;
}

/** A training that can be saved and continued to the same bits: a draw depends on seed and step alone. */
export interface NetworkTraining {
  /** Takes the next step; it refuses more steps than the task has. */
  step(): void;
  readonly stepsDone: number;
  answer(question: TaskQuestion): TaskAnswer;
  /** Copies of all that training changes: the weights, or the logits of all records where a training keeps these in their place. */
  save(): SavedWeights;
  /**
   * Restores what was saved in a training that has taken no step. Throws a Defect if the tables differ from this training's in their number,
   * length or type of numbers. It does not notice another task whose tables are alike.
   */
  resume(stepsDone: number, saved: SavedWeights): void;
}
