// What the page and its workers say to one another, as plain data. No behaviour.
import type { AdjacencyName } from '../../accounting/adjacencies/names';
import type { CurveName } from '../../accounting/curves/registry';
import type { CurveQuery, MuCurves, MuQuery } from '../../accounting/curves/types';
import type { Mechanism, Verified } from '../../accounting/types';
import type { AuditData } from '../../audit/datasets/types';
import type { DrawnBlock, WorstCaseReport } from '../../audit/estimation/types';
import type { ValueCounts } from '../../risk/priors/valueCounts';
import type { Sampling } from '../../scenario/types';

export type { CurveName };

/** How batches are drawn, where that is not by Poisson sampling. */
type Drawn = { sampling?: Exclude<Sampling, 'poisson'> };

export type CurvesRequest = CurveQuery & Drawn;

/** NaN in `value` where nothing verified is known (draw a gap, show the bracket). */
export interface CurveValues {
  value: Float64Array;
  lower: Float64Array;
  upper: Float64Array;
  /** 1 where the value was read off a polynomial through computed ones; lower and upper are then checked and not proven. */
  interpolated?: Uint8Array;
  /** The regret of mu, which says how badly a bell-curve reading fits. */
  regret?: Float64Array;
}

export interface CurvesReply extends Record<CurveName, CurveValues> {
  values: Float64Array;
  /** Milliseconds the worker computed. */
  elapsed: number;
}

/** mu of the guarantees along an axis, or at one value of it. */
export type MuRequest = MuQuery;

export interface MuReply extends MuCurves {
  /** Milliseconds the worker computed. */
  elapsed: number;
}

/** Every relation, with the independent certified bracket. */
export interface PointRequest extends Drawn {
  mechanism: Mechanism;
  delta: number;
}

export interface PointReply extends Record<CurveName, Verified> {
  /** Discretised brackets, computed by code that shares nothing with the curves; null where these are themselves that code's. */
  certifiedAddRemove: { lower: number; upper: number } | null;
  certifiedSubstitute: { lower: number; upper: number } | null;
  /** Batches drawn in other ways. Left out in older recordings. */
  elsewise?: Elsewise;
  elapsed: number;
}

/** The bound that holds where every record joins one step of each epoch in any order, and the numbers of Poisson batches. */
export interface Elsewise {
  anyOrder: Record<'zeroOut' | 'substitute', Verified>;
  poisson: Record<'addRemove' | 'substitute', Verified>;
}

export type NoiseRequest = Omit<CalibrationRequest, 'solveFor' | 'recordCount'>;

export interface CalibrationRequest {
  /** 'batchSize' keeps the epochs of the mechanism, so its steps change too. 'epochs' are rounded down to whole ones. */
  solveFor: keyof Mechanism | 'batchSize' | 'epochs';
  relation: AdjacencyName;
  /** Its value of `solveFor` is ignored. */
  mechanism: Mechanism;
  /** Only for a batch. */
  recordCount?: number;
  delta: number;
  targetEpsilon: number;
}

export interface CalibrationReply {
  /** Null for a batch, which is found by trying. */
  solution: Verified | null;
  /** The solution in few digits, rounded to the private side. */
  chosen: number;
  mechanism: Mechanism;
  addRemove: Verified;
  substitute: Verified;
}

/** The clipping norm scales every score and cancels, so it is no part of the request. */
export interface AuditRequest extends Drawn {
  mechanism: Mechanism;
  delta: number;
  /** Draws per world and repeat. */
  runs: number;
  repeats: number;
  confidence: number;
  seed: number;
}

export interface AuditReply extends WorstCaseReport {
  /** Milliseconds. */
  elapsed: number;
}

export interface KeptDraws extends DrawnBlock {
  /** Milliseconds for all of them so far. */
  elapsed: number;
}

export interface ReadFile {
  /** A Blob crosses to a worker by reference; its bytes are read there. */
  file: Blob;
  name: string;
  /** Whether the first line of a text file names the columns. */
  header: 'auto' | 'yes' | 'no';
}

export interface PrepareFile extends ReadFile {
  /** Index of the label column. */
  label: number;
  /** Indices of the columns to leave out. */
  skip: readonly number[];
}

export interface PreparedFile {
  data: AuditData;
  /** Records per class of the training split, in the order of data.classNames. */
  trainingCounts: readonly number[];
  /** What of a record could be a secret, and what is known of it beforehand. */
  frequencies: readonly ValueCounts[];
  /** Sentences about what was left out. */
  notices: readonly string[];
}

export interface Progress<Partial> {
  done: number;
  total: number;
  /** Units (draws) per second, smoothed. */
  rate: number;
  secondsLeft: number;
  partial: Partial | null;
}
