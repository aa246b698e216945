// The exports of this folder for the rest of the page: types of requests and replies, and pure functions on them. Stores and
// workers are left out. They are started where the page starts (`store/resultsStore`, './browser'), and 'client/stores' and
// './oneRun' are loaded with the chapters. So tests in Node need no Worker, and the code that draws imports none that computes.

export { type CurveName, forEachCurve } from '../accounting/curves/registry';
export type * from '../audit/training/audit/types';
export { JobError } from '../base/rpc/jobError';
export { keyOfData, type LatestRequest, NO_REQUEST, type RequestState } from './client/latestRequest';
export { Listeners } from './client/listeners';
export type * from './queries/accountant';
export type * from './queries/chapters';
export type * from './queries/fastCurves';
export type * from './queries/risk';
export { figureCurves } from './requests';
export {
  type AuditEntry,
  computedHere,
  IDLE_TRAINING,
  type InitialResults,
  isRecorded,
  type MeasuredAudit,
  pageAudit,
  type RecordedEntry,
  type ResultsSnapshot,
  type RowPoint,
  readsAsRecorded,
  type TrainingEntry,
} from './store/snapshot';
export type { ChapterWorkers } from './team';
export type * from './worker/audit';
export type * from './worker/oneRun';
