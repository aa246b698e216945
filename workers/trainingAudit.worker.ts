// The training audit's worker: exposes sessions over comlink, and borrows the workers that train. No logic.
import { expose } from 'comlink';
import { serveTraining } from '../src/jobs/worker/training';
import { borrowWorker } from '../src/rpc/lentWorker';
import { browserBackends } from '../src/training/audit/browserEnvironment';
import { TrainingAuditSession } from '../src/training/audit/session';
import { fetchAssets } from '../src/training/fetchAssets';

const backends = browserBackends(() => borrowWorker(self));

expose(
  serveTraining(
    (request, assets, kept) =>
      new TrainingAuditSession(request, { readAsset: fetchAssets(assets), backends }, kept),
  ),
);
