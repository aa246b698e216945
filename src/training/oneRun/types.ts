// What a reader can ask of one training run, and what is answered, as plain data: the page and its worker share these.
// Everything finer is request.ts.
import type { OneRunEstimatorId } from '../../auditing/oneRun/estimators';
import type { OneRunReport } from '../../auditing/oneRun/report';
import type { OneRunCanaryKind } from '../../canaries/oneRun/kinds';
import type { RankedGuesses } from '../../canaries/oneRun/ranking';

export interface OneRunDesign {
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
  backend: 'simd' | 'reference';
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
}

export interface RankedMoment {
  done: number;
  total: number;
  guesses: RankedGuesses;
}
