// Types of two worlds, data sets that differ in one record of a plane: how models are trained in each of them, and what an attacker finds
// in hundreds of these models. All of it is plain data.

import type { Mechanism } from '../../../accounting/types';
import type { ErrorCounts } from '../../../audit/estimation/lowerBounds';
import type { FixedTest } from '../../../audit/estimation/trainingReport';
import type { RatesReport } from '../../../audit/report/auditReport';
import type { Sentence } from '../../../base/sentences/sentence';
import type { Plane, PlanePoint } from './plane/plane';

/** What the neighbouring world does with Ana's record: leaves it out, flips its label, or moves it. */
export type WorldChange = { kind: 'remove' } | { kind: 'flip' } | { kind: 'move'; x: number; y: number };

/** Logistic regression, whose boundary is straight, or a network with one hidden layer of tanh units. */
export type WorldsModel = 'logistic' | 'network';

/** World 0 has Ana's record as it is, world 1 is its neighbour. */
export const WORLDS = [0, 1] as const;
export type World = (typeof WORLDS)[number];

export interface WorldsTraining {
  plane: Plane;
  change: WorldChange;
  model: WorldsModel;
  /** Sampling rate, noise multiplier and steps, of which there are at most 10,000. */
  mechanism: Mechanism;
  clippingNorm: number;
  learningRate: number;
  /** Seed of both worlds, 32 bits. */
  seed: number;
}

export interface WorldsRequest extends WorldsTraining {
  /** The number of models in each world, 8 to 5000. Half of them choose the attacker's test, and the other half count its errors. */
  models: number;
  /** Cells along each side of the plane, in which boundaries are counted, 2 to 256. */
  grid: number;
  /** Ascending steps in 1..T at which models are kept. The models at the last one are audited. */
  keptSteps: readonly number[];
  /** δ at which the audit's ε is read. */
  delta: number;
  confidence: number;
}

/**
 * The numbers of a model's margin, which says in logits how far a point is on the side of class 1. The boundary is where the margin
 * is zero. For a logistic model they are [a, b, c] of a x + b y + c. For a network they are [a, b, c, v] of each hidden unit, and then
 * v0, of v0 + the sum of v tanh(a x + b y + c).
 */
export type Margin = ArrayLike<number>;

export interface WorldCloud {
  models: number;
  /** Count of numbers in a margin. */
  size: number;
  backend: Sentence;
  /** Margins as kept steps x models x size. */
  margins: Float32Array;
  /** Share of the models whose boundary passes each cell, as kept steps x grid x grid, with rows from the top. */
  boundary: Float32Array;
  /** Share of the models that say class 1, laid out alike. A model counts by the share of a cell's corners at which it says so. */
  positive: Float32Array;
  /** The margins that the attacker looks at, as kept steps x models x probes. */
  probes: Float64Array;
}

/** Errors counted on the second half of each world's models. The positives are the models of world 0, with Ana's record as it is. */
export type WorldsErrors = ErrorCounts;

type SeenWorld = Pick<WorldCloud, 'models' | 'probes'>;

export interface AttackRequest extends Pick<WorldsRequest, 'change' | 'keptSteps' | 'delta' | 'confidence'> {
  seen: readonly [SeenWorld, SeenWorld];
}

export interface WorldsFindings {
  /**
   * Scores by world, as kept steps x models: the log-likelihood ratio, in nats, of two normal distributions that are fitted to the first
   * half of the models at that step. A large score speaks for Ana's record as it is.
   */
  scores: readonly [Float64Array, Float64Array];
  /** The test at the last kept step that promised the largest ε. Mostly it seldom errs in one world, and often in the other. */
  test: WorldsErrors & FixedTest;
  /**
   * Errors at the same step of an attacker who names the likelier world, which is world 0 where the score is above 0. The bound does not
   * rest on them.
   */
  likelier: WorldsErrors;
  /** The lower bound on ε, under the adjacency of the change: add/remove for a removal, and substitute for a flip or a move. */
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
  /** The world whose batches, noise and start are drawn: its own, or the other, so that two models differ by Ana's record alone. */
  draws: World;
  /** The step that is shown in parts, 1..T. */
  step: number;
}

/** What a record of the batch contributes to a step. */
export interface RecordShare {
  record: PlanePoint;
  /** Index of the record among the points of the plane. */
  point: number;
  /** Norm of its gradient by all parameters, as it is compared with the clipping norm. */
  norm: number;
  /** Factor of the clipping: 1 where the norm is below C. */
  clipping: number;
  /** The clipped gradient, as a change of the margin. */
  clipped: Float64Array;
}

/** One model with its trajectory, and one of its steps in parts. Gradients, noise and moves are given as changes of the margin. */
export interface OneModel {
  /** Count of numbers in a margin. */
  size: number;
  /** Margins before the first step, after it, and so on, as (steps + 1) x size. */
  trajectory: Float64Array;
  batch: readonly RecordShare[];
  /** Sum of the clipped gradients. */
  sum: Float64Array;
  /** The noise that is added to the sum, of standard deviation sigma C in every parameter. */
  noise: Float64Array;
  /** The change of the model: sum and noise together, times minus the learning rate over the expected batch size. */
  move: Float64Array;
}
