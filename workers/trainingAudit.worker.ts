// The training audit's worker: exposes sessions over comlink, and starts the workers that train. No logic.
import { expose } from 'comlink';
import { serveTraining } from '../src/jobs/worker/training';
import { browserBackends } from '../src/training/audit/browserEnvironment';
import { TrainingAuditSession } from '../src/training/audit/session';
import { fetchAssets } from '../src/training/fetchAssets';

// the bundler finds a worker only where `new Worker(new URL(...))` is written out
const backends = browserBackends(
  () => new Worker(new URL('./training.worker.ts', import.meta.url), { type: 'module' }),
);

expose(
  serveTraining(
    (request, assets, kept) =>
      new TrainingAuditSession(request, { readAsset: fetchAssets(assets), backends }, kept),
  ),
);
