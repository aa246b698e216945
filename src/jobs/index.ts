// What the page uses of the jobs. `createBrowserLab` is imported from './browser', so that tests in Node need no Worker.

export type * from '../training/audit/types';
export { type AccountingClient, AccountingJobs } from './accounting';
export { type Asked, NOTHING_ASKED } from './asked';
export { type AuditClient, AuditJobs, type OnAuditProgress } from './audit';
export { type BridgeOptions, WorkerBridge, type WorkerHandle } from './bridge';
export { isAborted, JobError, type JobErrorCode } from './errors';
export { createLab, type Lab, type LabOptions } from './lab';
export type { OwnFileClient } from './ownFile';
export { NO_OWN_FILE, type OwnFileColumns, type OwnFileEntry } from './ownFileStore';
export type * from './protocol';
export { parseRecording, type Recording } from './recording';
export type { FetchRecording, RecordedEntry } from './recordingStore';
export { auditRequest, curvesRequest, pointRequest } from './requests';
export {
  type AuditEntry,
  type AuditStatus,
  computedHere,
  IDLE_TRAINING,
  isRecorded,
  type LabSnapshot,
  ownAudit,
  type Slot,
  type SlotStatus,
  type TrainingEntry,
  type TrainingStatus,
} from './snapshot';
export { parseStandIn, type StandIn } from './standIn';
export { type OnTrainingProgress, type TrainingClient, TrainingJobs } from './training';
export { type OwnData, trainingRequest } from './trainingRequest';
