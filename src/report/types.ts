// Types of the report of one training run: the request, and the report itself.

import type { AnyMechanism, Mu, Training, Verified } from '../accounting';
import type { SamplingName } from '../accounting/adjacencies/samplings';
import type { Language } from '../base/language/languages';

/** A training run as people describe it: with Poisson batches and all fields of a training, with another sampling, or in segments. */
export interface DescribedRun extends Training {
  /** How batches are drawn; by Poisson sampling if it is left out. */
  sampling?: SamplingName | undefined;
  /** Steps in an epoch of random allocation, t in 1..1e6. */
  stepsPerEpoch?: number | undefined;
  /** Number of epochs E in 1..1e6, of random allocation and of batches in any order. */
  epochs?: number | undefined;
  /** Mechanisms that compose, instead of a single one. */
  segments?: readonly AnyMechanism[] | undefined;
}

/**
 * A run whose report is asked for. Its sampling is `unknown` if nobody can say how batches were drawn: samplingRate,
 * noiseMultiplier and one of steps and epochs then describe it, or segments of these with their steps.
 */
export interface RunOfReport extends Omit<DescribedRun, 'sampling'> {
  /** How batches are drawn; by Poisson sampling if it is left out. */
  sampling?: SamplingName | 'unknown' | undefined;
}

/** Names of the conditions under which the numbers hold, besides the numbers that describe the run. */
export type ConditionName =
  | 'sampling'
  | 'clipping'
  | 'noiseScale'
  | 'noiseLaw'
  | 'participation'
  | 'otherRuns'
  | 'settings'
  | 'randomness';

/** Names of the numbers that describe a run. */
type RunSetting =
  | 'samplingRate'
  | 'noiseMultiplier'
  | 'steps'
  | 'stepsPerEpoch'
  | 'epochs'
  | 'segments'
  | 'noiseMultipliers'
  | 'samplingRates'
  | 'batchSizes'
  | 'records'
  | 'largestBatch'
  | 'bands'
  | 'countNoise'
  | 'delta';

export type AssumptionName = RunSetting | ConditionName;

/** The origin of a derived number: other numbers, some in lines of a text and some stated. At least one of both is given. */
export interface WorkedOut {
  /** Lines of the text, from 1. */
  readonly from: readonly number[];
  /** Whether a number that somebody stated was needed as well. */
  readonly withStated?: boolean | undefined;
}

/** How an assumption is known: somebody stated it, it was read in these lines of a text (from 1), it was derived, or nobody stated it. */
export type Mark = 'stated' | 'assumed' | number | readonly number[] | WorkedOut;

export type AssumptionMarks = { readonly [Name in AssumptionName]?: Mark | undefined };

export interface ReportRequest extends RunOfReport {
  /** Delta of the guarantees, in [1e-15, 0.5]. */
  delta: number;
  /** Numbers of equally likely values among which an attacker guesses, 2 to 1e6 each; 2 and 10 if they are left out. */
  values?: readonly number[] | undefined;
  /** Language of the report; English if it is left out. */
  language?: Language | undefined;
  /** Unit that each batch draws and each ε protects; a record if it is left out. */
  unit?: 'record' | 'client' | undefined;
  /**
   * Whether each gradient was clipped (which is meant if it is left out), or averages of several gradients. In the latter
   * case the noise multiplier given here must be that for one record, half of the one that was set.
   */
  clipping?: 'each' | 'microbatches' | undefined;
  /** How each assumption is known. One without a mark counts as stated if the request has its field, and else as assumed. */
  marks?: AssumptionMarks | undefined;
  /** The day of the report, such as 2026-11-29; the report has none if it is left out. */
  date?: string | undefined;
  /** Address that opens the run, beginning with https:// or http://; the report has none if it is left out. */
  link?: string | undefined;
}

export type ReportAdjacency = 'add-remove' | 'zero-out' | 'substitute';

export interface ReportedGuarantee {
  adjacency: ReportAdjacency;
  epsilon: Verified;
  /** Mu of Gaussian DP; null if no whole curve is known, as under small noise. */
  mu: Omit<Mu, 'attainedAt'> | null;
}

export interface ReportedGuess {
  /** Number of equally likely values among which the attacker guesses. */
  values: number;
  /** The smaller of both bounds on the probability that one guess is right, in [1 / values, 1]. */
  success: number;
  /** The guarantee that the bound follows from. */
  by: 'removal' | 'exchange';
  /** Bound from comparing the record with its absence; null if the run has no guarantee for that. */
  byRemoval: number | null;
  /** Bound from comparing two values of the record. */
  byExchange: number;
}

/** The numbers for one way in which batches may have been drawn, if nobody knows which it was. */
export interface ReportedWay {
  sampling: SamplingName;
  guarantees: ReportedGuarantee[];
  guesses: ReportedGuess[];
}

export interface ReportedAssumption {
  name: AssumptionName;
  /** How the assumption is known; `unknown` only for the way of drawing batches, if nobody can say it. */
  mark: 'stated' | 'read' | 'derived' | 'assumed' | 'unknown';
  /** Lines of the text in which the value was read, or from which it was derived; none for the other marks. */
  lines: number[];
  /** The mark in words, such as 'read in line 3'. */
  markText: string;
  text: string;
}

export interface RunReport {
  version: string;
  date: string | null;
  link: string | null;
  language: Language;
  unit: 'record' | 'client' | 'person';
  clipping: 'each' | 'microbatches';
  /** The run as it was asked about. Asking for it again gives the same numbers. */
  run: RunOfReport;
  delta: number;
  /** The guarantees under each adjacency. If nobody knows how batches were drawn, they hold for every possible way. */
  guarantees: ReportedGuarantee[];
  /** The numbers for each way in which batches may have been drawn; empty if the way is known. */
  ways: ReportedWay[];
  guesses: ReportedGuess[];
  assumptions: ReportedAssumption[];
  /** The report as text, without its assumptions. */
  paragraph: string;
  /** The whole report as text; the next two fields have it in Markdown and in LaTeX. */
  plain: string;
  markdown: string;
  latex: string;
}
