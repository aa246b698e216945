// What a network of at most one hidden layer is trained on: rows of inputs, which rows are one record, and heads that each
// predict a label of a row. Types alone.
import type { Resumable } from '../savedWeights';
import type { DpSgdRun } from '../task';
import type { Table } from './products';

/** A row of features each. */
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
  /** What a row's loss counts in its record's; null: 1. */
  weights: Float64Array | null;
}

export interface NetworkTask extends DpSgdRun {
  inputs: Inputs;
  /** Units of the ReLU layer, without bias; 0: none, and the heads are linear in the features. */
  hidden: number;
  heads: readonly Head[];
  /** Record i is the rows firstRow[i] to firstRow[i + 1] - 1; its loss is the sum over them. */
  firstRow: Int32Array;
  /** null: the hidden layer starts with normals of variance 2 / hidden, the heads at 0. */
  start: NetworkWeights | null;
}

interface NetworkWeights {
  /** [input][hidden, rounded up to eight], empty without a hidden layer. */
  hidden: Table;
  /** [hidden or input][all heads' classes one after the other, rounded up to eight]. */
  heads: Table;
}

export interface NetworkTraining extends Resumable {
  /** Does the next step; more than the task's are refused. */
  step(): void;
  readonly stepsDone: number;
  /** All heads' logits of a row after the steps done, one after the other. Valid until the next call of anything here. */
  logits(row: number): Table;
  /** A copy. */
  weights(): NetworkWeights;
}
