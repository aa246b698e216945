// What the page uses of the jobs: their door. What starts real workers is imported from './browser' and './browserChapters', so
// that tests in Node need no Worker.

export { isAborted, JobError, type JobErrorCode } from '../rpc/jobError';
export { type BridgeOptions, WorkerBridge, type WorkerHandle } from '../rpc/workerBridge';
export type * from '../training/audit/types';
export { type AccountingClient, AccountingJobs } from './client/accountingClient';
export { type AuditClient, AuditJobs, type OnAuditProgress } from './client/auditClient';
export { keyOfData, type LatestRequest, NO_REQUEST, type RequestState } from './client/latestRequest';
export type { OwnFileClient } from './client/ownFileClient';
export { type OnTrainingProgress, type TrainingClient, TrainingJobs } from './client/trainingClient';
export type * from './messages/chapterMessages';
export type * from './messages/pageMessages';
export { auditRequest, curvesRequest, pointRequest } from './messages/requests';
export { type OwnData, trainingRequest } from './messages/trainingRequest';
export { type InitialResults, parseInitialResults } from './store/initialResults';
export { NO_OWN_FILE, type OwnFileColumns, type OwnFileEntry } from './store/ownFileStore';
export { parseRecording, type Recording } from './store/recording';
export type { FetchRecording, RecordedEntry } from './store/recordingStore';
export { createResultsStore, type ResultsStore, type ResultsStoreOptions } from './store/resultsStore';
export {
  type AuditEntry,
  type AuditStatus,
  computedHere,
  IDLE_TRAINING,
  isRecorded,
  ownAudit,
  type ResultsSnapshot,
  type TrainingEntry,
  type TrainingStatus,
} from './store/snapshot';
