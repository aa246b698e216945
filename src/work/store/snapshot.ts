// A snapshot of the page's results at one moment, as immutable data that is replaced on every change.

import type { AuditData } from '../../audit/datasets/types';
import type { Estimate } from '../../audit/estimation/types';
import type {
  TrainingAuditProgress,
  TrainingAuditReply,
  TrainingAuditRequest,
} from '../../audit/training/audit/types';
import type { JobError } from '../../base/rpc/jobError';
import type { ValueCounts } from '../../risk/priors/valueCounts';
import type { AxisWindow, Scenario } from '../../scenario/types';
import type { RequestState } from '../client/latestRequest';
import type { MuReply, PointReply } from '../queries/accountant';
import type { CurvesReply } from '../queries/fastCurves';
import type { AuditReply, AuditRequest, Progress } from '../worker/audit';
import type { Recording } from './recording';

/** A report of an audit, with the setting of its request. */
export interface MeasuredAudit extends Pick<AuditEntry, 'request' | 'status'> {
  reply: AuditReply;
}

/** The audit at the scenario's own value, or at one of its audit points. */
export interface AuditEntry {
  key: string;
  request: AuditRequest;
  /** Place of the audit along the scenario's axis. */
  axisValue: number;
  own: boolean;
  status: 'waiting' | 'running' | 'stopped' | 'done' | 'failed';
  /** Report from reply.runs draws per world, which are all draws when status is 'done'. */
  reply: AuditReply | null;
  /** Report of the audit that was in this place before, kept until the first report. Absent if no report is on its way. */
  before?: MeasuredAudit;
  progress: Omit<Progress<AuditReply>, 'partial'> | null;
  error: JobError | null;
}

/** A recorded audit along the axis at the page's opening settings. */
export interface RecordedPoint {
  axisValue: number;
  /** Draws per world. */
  runs: number;
  /** Estimate by the valid estimator, over all draws. */
  estimate: Estimate;
}

/** Whether a scenario asks for the estimate that was recorded. Any other estimate needs the draws. */
export const readsAsRecorded = ({ estimator, measure }: Pick<Scenario, 'estimator' | 'measure'>): boolean =>
  estimator === 'valid' && measure === 'epsilon';

/** One value of the row of small audits along the axis. */
export interface RowPoint extends Pick<AuditEntry, 'key' | 'request' | 'axisValue' | 'status' | 'error'> {
  reply: AuditReply | null;
  /** The recorded audit, shown until this tab has a report of its own; null if there is none. */
  recorded: RecordedPoint | null;
}

/** An audit by real training, which starts only when the reader asks for it. */
export interface TrainingEntry {
  /** State of the training; 'idle' if it was never started, or its result was forgotten. */
  status: 'idle' | 'running' | 'stopped' | 'done' | 'failed';
  /** The request that was started; null when idle. */
  request: TrainingAuditRequest | null;
  /** The scenario that `reply` belongs to, which must be drawn with it. */
  scenario: Scenario | null;
  reply: TrainingAuditReply | null;
  progress: Omit<TrainingAuditProgress, 'partial'> | null;
  /** Whether the scenario on the page would train something else, which the page then says beside the reply. */
  stale: boolean;
  error: JobError | null;
  /** The request of the scenario on the page; null if nothing can be trained, because its source of records has read none. */
  wanted: TrainingAuditRequest | null;
}

/** Records that a source has read, ready to train on. No link holds them. */
export interface SourceRecords {
  /** Name of the records for the reader, such as that of a file. */
  name: string;
  data: AuditData;
  /** The columns that could be a secret of a record, with the counts of their values, which an attacker knows beforehand. */
  frequencies: readonly ValueCounts[];
}

export interface RecordedEntry {
  recording: Recording<TrainingAuditReply>;
  scenario: Scenario;
  request: TrainingAuditRequest;
  /** Whether the scenario on the page would train something else, and this recording is only shown in its place. */
  stale: boolean;
}

/** The recorded results of the page's opening settings. */
export interface StartReply {
  curves: CurvesReply;
  point: PointReply;
  audit: AuditReply;
  /** The attack along the axis. */
  row: readonly RecordedPoint[];
}

export interface InitialResults extends StartReply {
  scenario: Scenario;
  window: AxisWindow;
  made: Omit<Recording<unknown>, 'reply'>;
}

export interface ResultsSnapshot {
  /** The scenario on the page; null before the first setScenario. */
  scenario: Scenario | null;
  /** The part of the axis that the live figure shows, which stays the same during a drag. */
  window: AxisWindow | null;
  curves: RequestState<Scenario, CurvesReply>;
  point: RequestState<Scenario, PointReply>;
  /**
   * The same for Poisson batches, where the scenario draws its batches otherwise and a reader looks at a figure that has
   * Poisson batches only (followPoisson); 'idle' until then.
   */
  poisson: Pick<ResultsSnapshot, 'curves' | 'point'>;
  /** mu at the scenario's own value, and along the axis if the figure draws it; 'idle' until a figure needs it (followMu). */
  mu: RequestState<Scenario, MuReply>;
  audits: readonly AuditEntry[];
  /** Small audits at a few values along the axis, ascending; empty if the store has no client for them. */
  auditRow: readonly RowPoint[];
  /** Whether the reader has stopped the audits. They stay stopped over changes of the scenario, until resumed. */
  auditsPaused: boolean;
  training: TrainingEntry;
  /** The guarantees after each of the scenario's steps; 'idle' until a figure needs them (followSteps). */
  stepCurves: RequestState<Scenario, CurvesReply>;
  /** The records that sources have read, by the names of the sources in links; a source that has read none is absent. */
  records: ReadonlyMap<string, SourceRecords>;
  /** The recording on the page; null until a figure needs it (followSteps), or if there is none. */
  recorded: RecordedEntry | null;
  /** Whether a recording is being fetched. */
  recordedComing: boolean;
  /** The recorded results of the start while curves, point or own audit are shown from them; null otherwise. */
  initialResults: InitialResults | null;
  /** Whether a worker has failed, in which case the page offers retryWorkers(). */
  workerFailed: boolean;
}

export const pageAudit = (snapshot: ResultsSnapshot): AuditEntry | null =>
  snapshot.audits.find(({ own }) => own) ?? null;

/** Whether the newest report comes from a recording, which is shown until this tab has made its own. */
export function isRecorded(
  entry: AuditEntry | null,
  { initialResults }: Pick<ResultsSnapshot, 'initialResults'>,
): boolean {
  const reply = entry?.reply ?? entry?.before?.reply;
  return reply != null && reply === initialResults?.audit;
}

/** The results for export: only those computed in this tab, and none that was recorded. */
export function computedHere(snapshot: ResultsSnapshot): Pick<
  RequestState<Scenario, CurvesReply>,
  'reply' | 'request'
> & {
  audits: readonly AuditEntry[];
  auditRow: readonly RowPoint[];
} {
  const { curves, initialResults, audits } = snapshot;
  const own = audits.filter((entry) => !isRecorded(entry, snapshot));
  const row = snapshot.auditRow.filter(({ reply }) => reply !== null);
  return curves.reply !== null && curves.reply === initialResults?.curves
    ? { reply: null, request: null, audits: own, auditRow: row }
    : { reply: curves.reply, request: curves.request, audits: own, auditRow: row };
}

export const IDLE_TRAINING: TrainingEntry = {
  status: 'idle',
  request: null,
  scenario: null,
  reply: null,
  progress: null,
  stale: false,
  error: null,
  wanted: null,
};
