// What the page can know of the results at one moment: immutable data, replaced whole on every change.

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

/** What an audit has measured, at the setting of its request. */
export interface MeasuredAudit extends Pick<AuditEntry, 'request' | 'status'> {
  reply: AuditReply;
}

/** The scenario's own point, or one of its audit points. */
export interface AuditEntry {
  key: string;
  request: AuditRequest;
  /** Place of the audit along the scenario's axis. */
  axisValue: number;
  own: boolean;
  status: 'waiting' | 'running' | 'stopped' | 'done' | 'failed';
  /** Reply from reply.runs draws per world, which is all of them when status is 'done'. */
  reply: AuditReply | null;
  /** Report of the audit that was in this one's place before, until the first report. Absent if no report is on its way. */
  before?: MeasuredAudit;
  progress: Omit<Progress<AuditReply>, 'partial'> | null;
  error: JobError | null;
}

/** What an audit along the axis showed at the page's opening settings, as it was recorded. */
export interface RecordedPoint {
  axisValue: number;
  /** Draws per world. */
  runs: number;
  /** Estimate by the valid estimator, over all draws. */
  estimate: Estimate;
}

/** Whether a scenario reads audits as the recorded points were read; any other reading needs the draws. */
export const readsAsRecorded = ({ estimator, measure }: Pick<Scenario, 'estimator' | 'measure'>): boolean =>
  estimator === 'valid' && measure === 'epsilon';

/** One value of the row of small audits along the axis. */
export interface RowPoint extends Pick<AuditEntry, 'key' | 'request' | 'axisValue' | 'status' | 'error'> {
  reply: AuditReply | null;
  /** What is shown until this tab has a reply of its own; null where nothing was recorded. */
  recorded: RecordedPoint | null;
}

/** A real training, which starts when the reader says so, never by itself. */
export interface TrainingEntry {
  /** State of the training; 'idle': never started, or thrown away. */
  status: 'idle' | 'running' | 'stopped' | 'done' | 'failed';
  /** Null when idle. */
  request: TrainingAuditRequest | null;
  /** Draw the reply with this one. */
  scenario: Scenario | null;
  reply: TrainingAuditReply | null;
  progress: Omit<TrainingAuditProgress, 'partial'> | null;
  /** The scenario on the page would train something else: say so beside the reply. */
  stale: boolean;
  error: JobError | null;
  /** Null when nothing can be trained (the source of records has read none, or no attack fits the model). */
  wanted: TrainingAuditRequest | null;
}

/** Records that a source has read, ready to train on. No link holds them. */
export interface SourceRecords {
  /** What the reader knows them by, such as the name of a file. */
  name: string;
  data: AuditData;
  /** What of a record could be a secret, and what is known of it beforehand. */
  frequencies: readonly ValueCounts[];
}

export interface RecordedEntry {
  recording: Recording<TrainingAuditReply>;
  scenario: Scenario;
  request: TrainingAuditRequest;
  /** The scenario on the page would train something else, and this recording is shown in its place. */
  stale: boolean;
}

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
  /** null before the first setScenario. */
  scenario: Scenario | null;
  /** What the live figure shows of its axis; kept steady while dragging. */
  window: AxisWindow | null;
  curves: RequestState<Scenario, CurvesReply>;
  point: RequestState<Scenario, PointReply>;
  /**
   * The same of Poisson batches, where the scenario draws its batches otherwise and somebody looks at what counts Poisson batches
   * alone (followPoisson); 'idle' until then.
   */
  poisson: Pick<ResultsSnapshot, 'curves' | 'point'>;
  /** mu at the own point, and along the axis where the figure draws it; 'idle' until someone looks (followMu). */
  mu: RequestState<Scenario, MuReply>;
  audits: readonly AuditEntry[];
  /** Small audits at a few values along the axis, ascending; empty where the store has nobody to ask for them. */
  auditRow: readonly RowPoint[];
  /** The reader has stopped the audits; they stay stopped over changes of the scenario, until resumed. */
  auditsPaused: boolean;
  training: TrainingEntry;
  /** The guarantees along the scenario's own steps; 'idle' until someone looks (followSteps). */
  stepCurves: RequestState<Scenario, CurvesReply>;
  /** What the sources of records have read, by their names in links; a source that has read none is absent. */
  records: ReadonlyMap<string, SourceRecords>;
  /** Null until someone looks, or where there is none. */
  recorded: RecordedEntry | null;
  recordedComing: boolean;
  /** What of curves, point and own audit is recorded rather than computed here; null where nothing is. */
  initialResults: InitialResults | null;
  /** Whether some worker has failed: offer retryWorkers(). */
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

/** Results computed in this tab only, for export: nothing recorded. */
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
