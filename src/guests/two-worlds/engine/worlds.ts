// Two worlds that differ in one record of a plane, and what hundreds of models trained in each of them show: plain
// data.

import type { Mechanism } from '../../../accounting/types';
import type { ErrorCounts } from '../../../audit/estimation/lowerBounds';
import type { FixedTest } from '../../../audit/estimation/trainingReport';
import type { RatesReport } from '../../../audit/report/auditReport';
import type { Sentence } from '../../../base/sentences/sentence';
import type { Plane, PlanePoint } from './plane/plane';

/** What the neighbouring world does with Ana's record: leaves it out, flips its label, or moves it. */
export type WorldChange = { kind: 'remove' } | { kind: 'flip' } | { kind: 'move'; x: number; y: number };

/** A straight boundary, or a tanh network with one hidden layer. */
export type WorldsModel = 'logistic' | 'network';

/** World 0 has Ana's record as it is, world 1 is its neighbour. */
export const WORLDS = [0, 1] as const;
export type World = (typeof WORLDS)[number];

export interface WorldsTraining {
  plane: Plane;
  change: WorldChange;
  model: WorldsModel;
  /** The training, with T of at most 10,000. */
  mechanism: Mechanism;
  clippingNorm: number;
  learningRate: number;
  /** Seed of both worlds, 32 bits. */
  seed: number;
}

export interface WorldsRequest extends WorldsTraining {
  /** The number of models in each world, 8 to 5000. Half of them choose the attacker's test, and the other half count its errors. */
  models: number;
  grid: number;
  /** Ascending steps in 1..T at which models are kept; the last is the one that is audited. */
  keptSteps: readonly number[];
  /** Delta of the audit. */
  delta: number;
  confidence: number;
}

/**
 * A model as its margin: how far it is on the side of class 1, in logits. Its boundary is where that is zero.
 * logistic: [a, b, c] of a x + b y + c. network: [a, b, c, v] of each hidden unit, then v0, of
 * v0 + sum of v tanh(a x + b y + c).
 */
export type Margin = ArrayLike<number>;

export interface WorldCloud {
  models: number;
  /** How many numbers a margin has. */
  size: number;
  backend: Sentence;
  /** Margins as kept steps x models x size. */
  margins: Float32Array;
  /** kept steps x grid x grid, rows from the top: share of the models whose boundary passes the cell. */
  boundary: Float32Array;
  /** The same: share of the models that say class 1, each by how many of the cell's corners it says so at. */
  positive: Float32Array;
  /** kept steps x models x probes: the margins that the attacker looks at. */
  probes: Float64Array;
}

/** Errors counted on the second half of each world's models: "runs with the record" are those of Ana's world. */
export type WorldsErrors = ErrorCounts;

type SeenWorld = Pick<WorldCloud, 'models' | 'probes'>;

export interface AttackRequest extends Pick<WorldsRequest, 'change' | 'keptSteps' | 'delta' | 'confidence'> {
  seen: readonly [SeenWorld, SeenWorld];
}

export interface WorldsFindings {
  /**
   * Scores by world, kept steps x models: the log-likelihood ratio of two normal laws fitted to the first half of the
   * models at that step, in nats. Large speaks for Ana's record as it is.
   */
  scores: readonly [Float64Array, Float64Array];
  /** The test, at the last kept step, that promised most of epsilon: mostly one that seldom errs in one world, and often in the other. */
  test: WorldsErrors & FixedTest;
  /** Errors, at the same step, of whoever says the likelier world: where the score is above 0, Ana as she is. The bound does not rest on it. */
  likelier: WorldsErrors;
  /** The lower bound on epsilon, of the change's adjacency: remove is add/remove, flip and move are substitute. */
  audit: RatesReport;
}

export interface WorldsReply extends WorldsFindings {
  worlds: readonly [WorldCloud, WorldCloud];
}

export interface OneModelRequest {
  training: WorldsTraining;
  world: World;
  /** Number of the model in the cloud. */
  number: number;
  /** The world whose coins and noise it is trained with: its own, or the other's, so that the two differ by Ana's record alone. */
  draws: World;
  /** The step that is shown in parts, 1..T. */
  step: number;
}

/** The share of a record that was in the batch. All moves are as margins. */
export interface RecordShare {
  record: PlanePoint;
  point: number;
  /** Norm of its gradient by all parameters, as it is compared with the clipping norm. */
  norm: number;
  /** Factor of the clipping: 1 where the norm is below C. */
  clipping: number;
  clipped: Float64Array;
}

export interface OneModel {
  /** How many numbers a margin has. */
  size: number;
  /** (steps + 1) x size: before the first step, after it, and so on. */
  trajectory: Float64Array;
  batch: readonly RecordShare[];
  /** Sum of the clipped gradients. */
  sum: Float64Array;
  /** What is added to it: of standard deviation sigma C by every parameter. */
  noise: Float64Array;
  /** What the parameters move: minus learning rate over expected batch, times sum and noise together. */
  move: Float64Array;
}
