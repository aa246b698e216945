// What the page uses of the jobs: their door. What starts real workers is imported from './browser' alone, where the
// page starts, so that tests in Node need no Worker; './chapters' is loaded with the chapters.

export { JobError } from '../rpc/jobError';
export type * from '../training/audit/types';
export { keyOfData, type LatestRequest, NO_REQUEST, type RequestState } from './client/latestRequest';
export type * from './messages/chapterMessages';
export type * from './messages/oneRunMessages';
export type * from './messages/pageMessages';
export { auditRequest } from './messages/requests';
export { trainingRequest } from './messages/trainingRequest';
export type { ChapterQueries } from './store/chapterQueries';
export { type InitialResults, parseInitialResults } from './store/initialResults';
export { NO_OWN_FILE, type OwnFileColumns, type OwnFileEntry } from './store/ownFileStore';
export { parseRecording } from './store/recording';
export type { RecordedEntry } from './store/recordingStore';
export { createResultsStore, type ResultsStore } from './store/resultsStore';
export {
  type AuditEntry,
  computedHere,
  IDLE_TRAINING,
  isRecorded,
  ownAudit,
  type ResultsSnapshot,
  type TrainingEntry,
} from './store/snapshot';
