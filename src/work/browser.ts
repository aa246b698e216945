// Starts the page's workers and makes its store of results over them.
import { IDLE } from '../base/liveness/limits';
import { lendWorkers } from '../base/rpc/lentWorker';
import type { BridgeOptions } from '../base/rpc/workerBridge';
import { AccountingJobs } from './client/accountingClient';
import { Bridge } from './client/bridge';
import { figureFirst } from './client/figureFirst';
import { resumable } from './client/resumableCalls';
import { trainingJobs } from './client/trainingClient';
import { fetchRecorded } from './gallery';
import { WORKER_NAMES } from './sentences';
import { createResultsStore, type ResultsStore } from './store/resultsStore';
import type { InitialResults } from './store/snapshot';
import { type ChapterWorkers, teamOf } from './team';
import type { AuditTable } from './worker/audit';

// The bundler finds a worker only where `new Worker(new URL(...))` is written out.
const queriesWorker = () =>
  new Worker(new URL('../../workers/queries.worker.ts', import.meta.url), { type: 'module' });
const auditWorker = () =>
  new Worker(new URL('../../workers/audit.worker.ts', import.meta.url), { type: 'module' });
const trainingWorker = () =>
  new Worker(new URL('../../workers/trainingAudit.worker.ts', import.meta.url), { type: 'module' });
/** Starts one thread of the training worker, which asks for a thread for each core. */
const trainingThread = () =>
  new Worker(new URL('../../workers/training.worker.ts', import.meta.url), { type: 'module' });

const CORES = navigator.hardwareConcurrency;

const TEAM = teamOf(CORES, queriesWorker);

/**
 * What chapters need of workers: the team that they ask, and a function that starts a worker of chapter 5, whose client code is loaded
 * with that chapter.
 */
export const CHAPTER_WORKERS: ChapterWorkers = {
  team: TEAM,
  oneRun: () => new Worker(new URL('../../workers/oneRun.worker.ts', import.meta.url), { type: 'module' }),
};

/** Milliseconds that the training worker has to answer an abort. Killing it earlier would lose the models that it has trained. */
const TRAINING_GRACE = 3000;

const bridge = (options: BridgeOptions) => new Bridge({ ...options, idle: IDLE });

/** The store of the page. None of its workers is started before its first job. */
export function createBrowserStore(initialResults: InitialResults | null): ResultsStore {
  const { roster, hand, point, slow, beside } = TEAM;
  const { accounting, afterFigure } = figureFirst(
    new AccountingJobs({ curves: [hand, beside], point, side: slow }),
  );
  const audit = bridge({ name: WORKER_NAMES.audit, create: auditWorker, roster });
  // with two cores or one the row has no worker of its own, because the roster would end another one for it whenever the hand rests
  const row = CORES < 3 ? audit : bridge({ name: WORKER_NAMES.auditRow, create: auditWorker, roster });
  return createResultsStore({
    accounting,
    audit: afterFigure(resumable<AuditTable, 'audit'>(audit, 'audit')),
    // the row goes on to its next value as soon as one has reported, which must not wait for a frame; the store draws once a frame
    auditRow: afterFigure(resumable<AuditTable, 'audit'>(row, 'audit', { frame: (pass) => pass() })),
    training: trainingJobs(
      bridge({
        name: WORKER_NAMES.training,
        create: () => lendWorkers(trainingWorker(), trainingThread),
        grace: TRAINING_GRACE,
      }),
      new URL('data/', document.baseURI).href,
    ),
    recordings: (preset) => fetchRecorded(preset, 'recorded'),
    initialResults,
  });
}
