// The real workers behind the jobs. The only file here that needs a browser.
import { arrives } from '../../base/liveness/arrival';
import { FILE_LIMIT, LOADING_LIMIT } from '../../base/liveness/limits';
import { lendWorkers } from '../../base/rpc/lentWorker';
import { WorkerBridge } from '../../base/rpc/workerBridge';
import { AccountingJobs } from './client/accountingClient';
import { AuditJobs } from './client/auditClient';
import { OwnFileJobs } from './client/ownFileClient';
import { TrainingJobs } from './client/trainingClient';
import type { ChapterWorkers } from './messages/chapterMessages';
import type { AuditApi, OwnFileApi, QueriesApi, TrainingApi } from './messages/workerApi';
import { hasSpareCore } from './spareCore';
import type { ResultsStore } from './store/publicStore';
import type { FetchRecording } from './store/recordingStore';
import { createResultsStore } from './store/resultsStore';
import type { InitialResults } from './store/snapshot';

// the bundler finds a worker only where `new Worker(new URL(...))` is written out
const accountingWorker = () =>
  new Worker(new URL('../../../workers/accounting.worker.ts', import.meta.url), { type: 'module' });
const auditWorker = () =>
  new Worker(new URL('../../../workers/audit.worker.ts', import.meta.url), { type: 'module' });
const trainingWorker = () =>
  new Worker(new URL('../../../workers/trainingAudit.worker.ts', import.meta.url), { type: 'module' });
/** For the training worker, one a core. */
const trainingThread = () =>
  new Worker(new URL('../../../workers/training.worker.ts', import.meta.url), { type: 'module' });

const ownFileWorker = () =>
  new Worker(new URL('../../../workers/ownFile.worker.ts', import.meta.url), { type: 'module' });

/** How the workers are started whose jobs are loaded with their chapters. */
export const CHAPTER_WORKERS: ChapterWorkers = {
  chapters: () =>
    new Worker(new URL('../../../workers/chapters.worker.ts', import.meta.url), { type: 'module' }),
  oneRun: () => new Worker(new URL('../../../workers/oneRun.worker.ts', import.meta.url), { type: 'module' }),
  risk: () => new Worker(new URL('../../../workers/risk.worker.ts', import.meta.url), { type: 'module' }),
  encoder: () =>
    new Worker(new URL('../../../workers/encoder.worker.ts', import.meta.url), { type: 'module' }),
  readerAudit: () =>
    new Worker(new URL('../../../workers/readerAudit.worker.ts', import.meta.url), { type: 'module' }),
  worlds: () => new Worker(new URL('../../../workers/worlds.worker.ts', import.meta.url), { type: 'module' }),
};

/** Milliseconds the training worker has to answer an abort: killing it would lose the models it has trained. */
const TRAINING_GRACE = 3000;

/** Reading a large file cannot be interrupted; the next call may wait a moment for it. */
const FILE_GRACE = 2000;

const fetchRecording: FetchRecording = (preset) =>
  arrives({ what: 'The recording' }, async (signal) => {
    const response = await fetch(new URL(`recorded/${preset}.json`, document.baseURI), { signal });
    return response.ok ? response.text() : null;
  });

/** A store over seven workers, or eight; none is started before its first job. `initialResults`: what is shown until they answer. */
export function createBrowserStore(initialResults: InitialResults | null): ResultsStore {
  return createResultsStore({
    accounting: new AccountingJobs({
      curves: new WorkerBridge<QueriesApi>({ name: 'accounting', create: accountingWorker }),
      point: new WorkerBridge<QueriesApi>({ name: 'certification', create: accountingWorker }),
      side: new WorkerBridge<QueriesApi>({ name: 'calibration', create: accountingWorker }),
      mu: new WorkerBridge<QueriesApi>({ name: 'mu', create: accountingWorker }),
      ...(hasSpareCore() && {
        beside: new WorkerBridge<QueriesApi>({ name: 'accounting', create: accountingWorker }),
      }),
    }),
    audit: new AuditJobs(new WorkerBridge<AuditApi>({ name: 'audit', create: auditWorker })),
    training: new TrainingJobs(
      new WorkerBridge<TrainingApi>({
        name: 'training',
        create: () => lendWorkers(trainingWorker(), trainingThread),
        grace: TRAINING_GRACE,
      }),
      { assets: new URL('data/', document.baseURI).href },
    ),
    ownFile: new OwnFileJobs(
      new WorkerBridge<OwnFileApi>({
        name: 'file',
        create: ownFileWorker,
        grace: FILE_GRACE,
        limits: { loading: LOADING_LIMIT, working: FILE_LIMIT },
      }),
    ),
    recordings: fetchRecording,
    initialResults,
  });
}
