// What the page uses of the jobs. `createBrowserLab` is imported from './browser', so that tests in Node need no Worker.

export type * from '../training/audit/types';
export { type AccountingClient, AccountingJobs } from './client/accountingClient';
export { type AuditClient, AuditJobs, type OnAuditProgress } from './client/auditClient';
export { type Asked, NOTHING_ASKED } from './client/debouncedRequest';
export { isAborted, JobError, type JobErrorCode } from './client/jobError';
export type { OwnFileClient } from './client/ownFileClient';
export { type OnTrainingProgress, type TrainingClient, TrainingJobs } from './client/trainingClient';
export { type BridgeOptions, WorkerBridge, type WorkerHandle } from './client/workerBridge';
export type * from './messages/pageMessages';
export { auditRequest, curvesRequest, pointRequest } from './messages/requests';
export { type OwnData, trainingRequest } from './messages/trainingRequest';
export { parseStandIn, type StandIn } from './store/initialResults';
export { NO_OWN_FILE, type OwnFileColumns, type OwnFileEntry } from './store/ownFileStore';
export { parseRecording, type Recording } from './store/recording';
export type { FetchRecording, RecordedEntry } from './store/recordingStore';
export { createLab, type Lab, type LabOptions } from './store/resultsStore';
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
} from './store/snapshot';
