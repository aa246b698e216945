// The type of a scenario, which is the one description of what is on the page.

import type { CanaryKind } from '../audit/canaries/registry';
import type { DatasetId } from '../audit/datasets/registry';
import type { ChosenEstimator } from '../audit/estimators/registry';
import type { Sentence } from '../base/sentences/sentence';
import type { SCENARIO_SOURCES } from '../guests/faces/scenarioSources';
import type { OneRunCanaryKind } from '../oneRun/canaries/kinds';
import type { GuestFieldName } from './fields/guestFields';

export type Axis = 'noiseMultiplier' | 'samplingRate' | 'steps' | 'delta';
/** How batches are drawn. In every way q is the share of the records in a batch, on average, and T the number of batches. */
export type Sampling = 'poisson' | 'fixed-size' | 'random-allocation';
export type EpsilonScale = 'linear' | 'log';
/** The measure that the live figure draws: epsilon, or the mu of Gaussian DP, which needs no delta. */
export type Measure = 'epsilon' | 'mu';
/** Whether the live figure also draws the bound that the add/remove curves imply and the limit of this attack. */
export type MoreBounds = 'off' | 'on';
export type EstimatorChoice = ChosenEstimator;

/** A source of records that a guest brings, by the name that links know it by. */
export type RecordSourceId = (typeof SCENARIO_SOURCES)[keyof typeof SCENARIO_SOURCES]['id'];
export type DatasetChoice = DatasetId | RecordSourceId;
export type ModelChoice = 'linear' | 'mlp';
export type OptimizerChoice = 'sgd' | 'adam';
export type CanaryChoice = CanaryKind;
/** The record under attack: by the paper's rule (lowest average confidence), or a row of the training table. */
type TargetChoice = 'paper' | number;
/** What the watched run's canaries are compared with: a second label each that is never trained on, or canaries left out by a coin. */
export type OneRunComparison = 'itself' | 'in-out';
/** The claimed epsilon for add/remove: that of the page's own scenario, or a number. */
type OneRunClaim = 'page' | number;
/** Weights that a language model's audited training starts from. */
export type OneRunStart = 'scratch' | 'public';
/** Whether the number of guesses was fixed before the run was seen. Links keep this, so that a shared link cannot hide it. */
export type OneRunReading = 'planned' | 'explored';

/** A scenario: these fields, and those of the guests. */
export interface Scenario extends Record<GuestFieldName, string> {
  /** q: the share of the records in a batch, on average. (0,1] */
  samplingRate: number;
  sampling: Sampling;
  /** sigma: noise standard deviation over the clipping norm. [0.2, 1000] */
  noiseMultiplier: number;
  /** C: cancels in every accountant; scales the worst-case gradients. (0, 1e6] */
  clippingNorm: number;
  /** T: the number of steps. 1..1e6 */
  steps: number;
  /** delta of the guarantees. [1e-15, 0.5] */
  delta: number;
  /** n: records in the training set, which turns q into an expected batch size and changes no guarantee. 1..1e9 */
  recordCount: number;
  axis: Axis;
  measure: Measure;
  epsilonScale: EpsilonScale;
  moreBounds: MoreBounds;
  /** R: simulated runs per world of the worst-case attack. 100..1e6 */
  runs: number;
  /** Independent repetitions of the audit. 1..20 */
  repeats: number;
  /** 1 - alpha of the audit. [0.5, 0.9999] */
  confidence: number;
  estimator: EstimatorChoice;
  /** 32-bit unsigned seed of all draws. */
  seed: number;
  /** Further points along `axis` to audit (at most 12); the scenario's own point is always audited. */
  auditPoints: readonly number[];
  /** The records of the real training. A link can name a source of records, but not hold what that source has read. */
  dataset: DatasetChoice;
  model: ModelChoice;
  /** The optimizer of the audited runs: what takes the noisy averaged gradient. */
  optimizer: OptimizerChoice;
  /** Attacks to run, in the paper's order, at least one. Some are for one model only. */
  canaries: readonly CanaryChoice[];
  /** eta of the audited runs: their learning rate. (0, 100] */
  learningRate: number;
  /** Models trained in each world, per canary and repeat. 10..5000 */
  modelsPerWorld: number;
  /** Independent repetitions of the training audit. 1..5 */
  trainingRepeats: number;
  /** How many steps the training audit looks at (checkpointSteps says which). 1..20 */
  checkpoints: number;
  target: TargetChoice;
  /**
   * Canary of chapter 5's watched run, to which all fields that follow belong. Canaries that cannot be compared with themselves are in or
   * out.
   */
  oneRunCanary: OneRunCanaryKind;
  oneRunComparison: OneRunComparison;
  /** m: the number of canaries. 2..10,000, and at most the number of records where canaries are records. */
  oneRunCanaries: number;
  /** Share of the canaries that are guessed. (0,1] */
  oneRunShare: number;
  oneRunReading: OneRunReading;
  /** Claimed epsilon of add/remove; the noise is calibrated to it. */
  oneRunClaim: OneRunClaim;
  /** q of the watched run: its sampling rate. (0,1] */
  oneRunSamplingRate: number;
  /** Number of features of canaries that are made without data. 2..10,000 */
  oneRunFeatures: number;
  /** Number of labels of the same canaries. 2..10,000 */
  oneRunLabels: number;
  /** The amount by which a step lowers a logit for a gradient of 1. (0, 1000] */
  oneRunLogitStep: number;
  /** lambda of trigger-tag canaries. [0, 1000] */
  oneRunTagWeight: number;
  /** The weights that training starts from when the canaries are sentences. */
  oneRunStart: OneRunStart;
  /** Number of times that a reader asked for a new run; with `seed` it decides the run's draws. 0..1e6 */
  oneRunRepeat: number;
}

/** A field of a link, file or box that was refused; the rest of the scenario was kept. */
export interface ScenarioProblem {
  field: string;
  /** The refused text. */
  given: string;
  /** A sentence with the fault, the allowed range, and the value that is used instead. */
  message: Sentence;
}

/** The part of the axis that the live figure shows. */
export interface AxisWindow {
  axis: Axis;
  min: number;
  max: number;
}
