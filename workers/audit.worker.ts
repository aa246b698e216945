// The audit worker: exposes the worst-case audit over comlink. No logic.
import { expose } from 'comlink';
import { createWorstCaseAudit } from '../src/audit/canaries/S1/worstCaseAudit';
import { auditQueries } from '../src/lab/jobs/worker/audit';
import { serveQueries } from '../src/lab/jobs/worker/serve';
import { drawnRun } from '../src/lab/scenario';

expose(
  serveQueries(
    auditQueries(({ sampling, ...request }) =>
      createWorstCaseAudit({ ...request, mechanism: drawnRun(request.mechanism, sampling ?? 'poisson') }),
    ),
  ),
);
