// What a reader can ask of one training run, and what is answered, as plain data: the page and its worker share these.
// Everything finer is request.ts.
import type { Mechanism } from '../../accounting/types';
import type { OneRunEstimatorId } from '../../auditing/oneRun/estimators';
import type { OneRunReport } from '../../auditing/oneRun/report';
import type { OneRunCanaryKind } from '../../canaries/oneRun/kinds';
import type { RankedGuesses } from '../../canaries/oneRun/ranking';
import type { TagDesign } from '../../canaries/oneRun/triggers';
import type { LanguageSize, OneRunModel } from './models';

/** Who trains: a graphics device or the SIMD kernel, in float32, or the reference, in float64. */
export type OneRunBackend = 'webgpu' | 'simd' | 'reference';

/** What there is to say of where a run was trained, beside the backend that ended it. */
export interface OneRunPlace {
  /** What the graphics device that ended it calls itself; null on the processor. */
  device: string | null;
  /** Why no graphics card trained, for the reader; null where one did, or none was asked for. */
  whyNotGpu: string | null;
  /** A device that began and did not end it: how many of its steps count, and what happened. */
  lost: { device: string; steps: number; message: string } | null;
}

export interface OneRunDesign {
  /** Left out: linear. */
  model?: OneRunModel;
  /** Units of a hidden layer; left out: the model's own number. */
  hidden?: number;
  /** Of trigger-tag canaries. */
  tag?: TagDesign;
  /** Of a language model: on the shipped sentences. */
  language?: LanguageSize;
  /** Canaries that are records are of the digits, which then decide dimension and classes. */
  canary: OneRunCanaryKind;
  /** A second label each that is never trained, and the substitute game; else in or out, and the add/remove game. */
  selfComparison: boolean;
  m: number;
  dimension: number;
  classes: number;
  /** Numbers of guesses, planned. */
  guesses: readonly number[];
  /** The add/remove epsilon at delta that the noise is calibrated to. */
  targetEpsilon: number;
  samplingRate: number;
  steps: number;
  delta: number;
  alpha: number;
  estimator: OneRunEstimatorId;
  /** eta / (expected batch): what a step takes from a logit for a gradient of 1. */
  logitStep: number;
  /** 32-bit unsigned. */
  seed: number;
}

/** One number of guesses, read by the exact bound at delta. */
export interface GuessCountReading {
  r: number;
  v: number;
  /** The bound, had this r been the only one planned. */
  alone: number;
  /** The bound at this r's share of alpha among all that are listed (Bonferroni). */
  shared: number;
}

export interface OneRunFindings {
  report: OneRunReport;
  /** Of every canary that is not abstained from, share of right guesses, and how many those are. */
  accuracy: number;
  guessed: number;
  /** Of `accuracy`: OneRunAuditReply. */
  idealAccuracy: number | null;
  noiseMultiplier: number;
  learningRate: number;
  /** What the accountant promises; its upper end where it cannot say a number. */
  addRemove: number;
  substitute: number;
  testAccuracy: number | null;
  /** Nats a token of sentences that were not trained on; null where there are none. */
  evaluationLoss: number | null;
  backend: OneRunBackend;
  place: OneRunPlace;
  /** The same guesses read at many numbers of them. */
  readings: readonly GuessCountReading[];
}

/** Runs of one design with seeds that follow each other. */
export interface OneRunCell {
  design: OneRunDesign;
  repeats: number;
}

/** Means over the runs. */
export interface OneRunCellResult {
  runs: number;
  /** Of all guesses of all runs, share of the right ones; NaN where none could be made. */
  accuracy: number;
  /** How many those are. */
  guesses: number;
  /** The lower bound, on average, and the standard error of that; the latter null for a single run. */
  epsilon: number;
  epsilonError: number | null;
  /** What all-right guesses of one such run would give. */
  epsilonOptimal: number;
  /**
   * What the model is good for on records that it was not trained on, on average, and the standard error of that: the share of
   * right labels; of a language model nats a token. Null where there are none, the error for a single run too.
   */
  utility: number | null;
  utilityError: number | null;
}

/** A run between two steps, as plain data: with the same design and backend it goes on from here to the same bits. */
export interface OneRunCheckpoint {
  stepsDone: number;
  /** Who trained: another one rounds differently, and does not go on from here, but for those that take up a device's work. */
  backend: OneRunBackend;
  weights: readonly (Float32Array | Float64Array)[];
  /** Where it was trained so far, as far as whoever keeps it knows. */
  place?: OneRunPlace;
}

export interface RankedMoment {
  done: number;
  total: number;
  guesses: RankedGuesses;
}

/** Models of made-up records, each with a secret of known candidates, to be guessed. */
export interface RecordsAttack {
  mechanism: Mechanism;
  delta: number;
  /** Canaries of a model. */
  targets: number;
  /** Candidates for each secret. */
  values: number;
  /** Models, a seed each. */
  models: number;
  seed: number;
}
