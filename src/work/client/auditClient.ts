// What the page asks of the audit worker: one audit at a time, each refined in public until it is done or called
// off.
import type { AuditReply, AuditRequest, AuditTable, Progress } from '../worker/audit';
import type { Bridge } from './asks';
import { type FrameScheduler, nextFrame } from './frameThrottle';
import { keyOfData } from './latestRequest';
import { type LongWork, resumable } from './resumableCalls';

export type AuditClient = LongWork<AuditRequest, Progress<AuditReply>, AuditReply>;

export const auditJobs = (bridge: Bridge, frame: FrameScheduler = nextFrame): AuditClient =>
  resumable<AuditTable, 'audit'>(bridge, 'audit', {
    keyOf: keyOfData,
    bytesOf: ({ scores }) => scores.byteLength,
    frame,
  });
