// What the page can know of the results at one moment: immutable data, replaced whole on every change.
import type { AxisWindow, Scenario } from '../scenario';
import type { JobError } from './errors';
import type { AuditReply, AuditRequest, CurvesReply, PointReply, Progress } from './protocol';

export type SlotStatus = 'idle' | 'running' | 'done' | 'failed';

/** One kind of result. While a newer one is computed the last one stays, marked as not current. */
export interface Slot<Result> {
  status: SlotStatus;
  /** The newest result there is; null before the first. */
  result: Result | null;
  /** The scenario that `result` belongs to. Draw a result with its own scenario, never with a newer one. */
  scenario: Scenario | null;
  /** `result` is that of the scenario on the page. With status 'running' it is a coarse draft; the full one follows. */
  current: boolean;
  /** Why the newest request failed; null unless status is 'failed'. */
  error: JobError | null;
}

export type AuditStatus = 'waiting' | 'running' | 'stopped' | 'done' | 'failed';

/** One audit of the scenario on the page: its own point, or one of its audit points. */
export interface AuditEntry {
  key: string;
  request: AuditRequest;
  /** Where it stands along the scenario's axis. */
  axisValue: number;
  /** The scenario's own point. */
  own: boolean;
  status: AuditStatus;
  /** The report so far: of reply.runs draws per world, which is all of them when status is 'done'. */
  reply: AuditReply | null;
  progress: Omit<Progress<AuditReply>, 'partial'> | null;
  error: JobError | null;
}

export interface LabSnapshot {
  /** null before the first setScenario. */
  scenario: Scenario | null;
  /** What the live figure shows of its axis; kept steady while dragging. */
  window: AxisWindow | null;
  curves: Slot<CurvesReply>;
  point: Slot<PointReply>;
  /** Own point first, then the audit points in order. */
  audits: readonly AuditEntry[];
  /** The reader has stopped the audits; they stay stopped over changes of the scenario, until resumed. */
  auditsPaused: boolean;
  /** Some worker has failed: offer retryWorkers(). */
  workerFailed: boolean;
}

export function emptySlot<Result>(): Slot<Result> {
  return { status: 'idle', result: null, scenario: null, current: false, error: null };
}

export function ownAudit(snapshot: LabSnapshot): AuditEntry | null {
  return snapshot.audits.find(({ own }) => own) ?? null;
}
