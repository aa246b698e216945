// The worker of the audit by training. The page lends it the workers that train (training.worker.ts). No logic of its own.
import { expose } from 'comlink';
import { browserBackends } from '../src/audit/training/audit/browserEnvironment';
import { TrainingAuditSession } from '../src/audit/training/audit/session';
import { fetchAssets } from '../src/audit/training/fetchAssets';
import { borrowWorker } from '../src/base/rpc/lentWorker';
import { serveQueries } from '../src/work/worker/serve';
import { trainingQueries } from '../src/work/worker/training';

const backends = browserBackends(() => borrowWorker(self));

expose(
  serveQueries(
    trainingQueries(
      (request, assets, kept) =>
        new TrainingAuditSession(request, { readAsset: fetchAssets(assets), backends }, kept),
    ),
  ),
);
