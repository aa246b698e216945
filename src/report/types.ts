// The report of one training run: what is asked of it, and what it says.

import type { AnyMechanism, Mu, Training, Verified } from '../accounting';
import type { SamplingName } from '../accounting/adjacencies/samplings';
import type { Language } from '../base/language/languages';

/** A training run as people describe it: Poisson batches with all that a training may have, another sampling, or segments. */
export interface DescribedRun extends Training {
  /** How batches are drawn; left out: Poisson. */
  sampling?: SamplingName | undefined;
  /** Steps in an epoch of random allocation, t in 1..1e6. */
  stepsPerEpoch?: number | undefined;
  /** E in 1..1e6, of random allocation and of any order. */
  epochs?: number | undefined;
  /** Mechanisms that compose, in place of one. */
  segments?: readonly AnyMechanism[] | undefined;
}

/**
 * A run whose report is asked for. Its sampling is `unknown` where nobody can say how batches were drawn: samplingRate,
 * noiseMultiplier and one of steps and epochs then describe it.
 */
export interface RunOfReport extends Omit<DescribedRun, 'sampling'> {
  /** Left out: Poisson. */
  sampling?: SamplingName | 'unknown' | undefined;
}

/** What the numbers rest on, besides those that describe the run. */
export type ConditionName =
  | 'sampling'
  | 'clipping'
  | 'noiseScale'
  | 'noiseLaw'
  | 'participation'
  | 'otherRuns'
  | 'settings'
  | 'randomness';

/** The numbers that describe a run. */
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

/** Lines of a text (from 1) that hold other numbers, out of which this one was worked out. */
export interface WorkedOut {
  readonly from: readonly number[];
}

/** How an assumption is known: somebody stated it, a text was read in these lines (from 1), or nobody said it. */
export type Mark = 'stated' | 'assumed' | number | readonly number[] | WorkedOut;

export type AssumptionMarks = { readonly [Name in AssumptionName]?: Mark | undefined };

export interface ReportRequest extends RunOfReport {
  /** The allowance, in [1e-15, 0.5]. */
  delta: number;
  /** Numbers of equally likely values among which an attacker guesses, 2 to 1e6 each; left out: 2 and 10. */
  values?: readonly number[] | undefined;
  /** Language of the report; left out: English. */
  language?: Language | undefined;
  /** What each batch draws and each ε protects; left out: records. */
  unit?: 'record' | 'client' | undefined;
  /** Whether each gradient was clipped, or averages of several; left out: each. The noise multiplier then is that of one record. */
  clipping?: 'each' | 'microbatches' | undefined;
  /** What is left out counts as stated where the request has it, and else as assumed. */
  marks?: AssumptionMarks | undefined;
  /** The day of the report, as 2026-11-29; left out: the report has none. */
  date?: string | undefined;
  /** Address that opens the run, beginning with https:// or http://; left out: the report has none. */
  link?: string | undefined;
}

export type ReportAdjacency = 'add-remove' | 'zero-out' | 'substitute';

export interface ReportedGuarantee {
  adjacency: ReportAdjacency;
  epsilon: Verified;
  /** Null where no whole curve is known, as under small noise. */
  mu: Omit<Mu, 'attainedAt'> | null;
}

export interface ReportedGuess {
  /** How many equally likely values there are beforehand. */
  values: number;
  /** The smaller of both bounds on the probability that one guess is right, in [1 / values, 1]. */
  success: number;
  /** The guarantee that the bound follows from. */
  by: 'removal' | 'exchange';
  /** Null where the run has no such guarantee. */
  byRemoval: number | null;
  byExchange: number;
}

/** One way in which batches may have been drawn, where nobody knows which it was. */
export interface ReportedWay {
  sampling: SamplingName;
  guarantees: ReportedGuarantee[];
  guesses: ReportedGuess[];
}

export interface ReportedAssumption {
  name: AssumptionName;
  /** `unknown` for how batches were drawn, where nobody can say it. */
  mark: 'stated' | 'read' | 'derived' | 'assumed' | 'unknown';
  /** Lines of the text that was read, itself or what it was worked out from; none for the other marks. */
  lines: number[];
  /** The mark in words, as 'read in line 3'. */
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
  /** The run as it was asked about. Whoever asks for the same again gets the same numbers. */
  run: RunOfReport;
  delta: number;
  /** All that hold. Where nobody knows how batches were drawn, they hold for every way of it. */
  guarantees: ReportedGuarantee[];
  /** The same for each way in which batches may have been drawn; empty where it is known. */
  ways: ReportedWay[];
  guesses: ReportedGuess[];
  assumptions: ReportedAssumption[];
  /** The report in words, without what it rests on. */
  paragraph: string;
  /** The whole report in words, in three forms. */
  plain: string;
  markdown: string;
  latex: string;
}
