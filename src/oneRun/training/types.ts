// The requests that a reader can make about one training run, and the answers, as page and worker share them.
import type { Mechanism } from '../../accounting/types';
import type { OneRunCanaryKind } from '../canaries/kinds';
import type { RankedGuesses } from '../estimation/guesses';
import type { OneRunGuessesReport } from '../estimation/report';
import type { LanguageSize } from './models';
import type { OneRunAuditRequest } from './request';

/** The trainer on the processor: the SIMD kernel, in float32, or the reference, in float64. */
export type OneRunBackend = 'simd' | 'reference';

/** The design of an audit: its request, except for what follows from the data and from the target epsilon. */
export interface OneRunDesign
  extends Pick<
    OneRunAuditRequest,
    | ('model' | 'hidden' | 'tag' | 'm' | 'dimension' | 'classes')
    | ('guesses' | 'delta' | 'alpha' | 'estimator' | 'seed')
  > {
  /** Size of a language model on the shipped sentences. */
  language?: LanguageSize;
  /** Canaries that are records come from the digits, which then decide dimension and classes. */
  canary: OneRunCanaryKind;
  /** True: each canary has a second label that is never trained (substitute). False: it is in or out (add/remove). */
  selfComparison: boolean;
  /** Rule by which one of two labels is guessed, by default 'margin'. In or out is always guessed by halves. */
  rule?: OneRunAuditRequest['rule'];
  /** The add/remove epsilon at delta that the noise is calibrated to. Infinity means no noise, for means of runs alone. */
  targetEpsilon: number;
  samplingRate: number;
  steps: number;
  /** eta / (expected batch size), the step of a logit for a gradient of 1. */
  logitStep: number;
}

export interface GuessCountReading {
  r: number;
  v: number;
  /** The bound if this r had been the only one planned. */
  alone: number;
  /** The bound at this r's share of alpha among all that are listed (Bonferroni). */
  shared: number;
}

export interface OneRunFindings {
  report: OneRunGuessesReport;
  /** Share of right guesses among the canaries that were guessed, and how many those are. */
  accuracy: number;
  guessed: number;
  /** The ideal value of `accuracy`, as in OneRunAuditReply. */
  idealAccuracy: number | null;
  noiseMultiplier: number;
  learningRate: number;
  /** Epsilon by the accountant, or the upper end of its bracket if it has no verified value. */
  addRemove: number;
  substitute: number;
  testAccuracy: number | null;
  /** Mean loss in nats per token of sentences that were not trained on; null if there are none. */
  evaluationLoss: number | null;
  backend: OneRunBackend;
  readings: readonly GuessCountReading[];
}

/** Runs of one design with seeds that follow each other. */
export interface OneRunCell {
  design: OneRunDesign;
  repeats: number;
}

/** Result of a cell: means over its runs. */
export interface OneRunCellResult {
  runs: number;
  /** Share of right guesses among all guesses of all runs; NaN if there were none. */
  accuracy: number;
  guesses: number;
  /** The mean lower bound and its standard error; the error is null for a single run. */
  epsilon: number;
  epsilonError: number | null;
  /** The bound if all guesses of one such run were right. */
  epsilonOptimal: number;
  /** Utility on records that were not trained on: share of right labels, or nats a token; null if there are none. */
  utility: number | null;
  utilityError: number | null;
}

/** A run between two steps. With the same design and backend it continues to the same bits. */
export interface OneRunCheckpoint {
  stepsDone: number;
  /** Another backend rounds differently and does not continue. */
  backend: OneRunBackend;
  weights: readonly (Float32Array | Float64Array)[];
}

export interface RankedMoment {
  done: number;
  total: number;
  guesses: RankedGuesses;
}

/** An attack on models of generated records, each of which has a secret among known candidates that is to be guessed. */
export interface RecordsAttack {
  mechanism: Mechanism;
  delta: number;
  targets: number;
  /** Number of candidates for each secret. */
  values: number;
  models: number;
  seed: number;
}
