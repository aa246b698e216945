// The audit worker: exposes the worst-case audit over comlink. No logic.
import { expose } from 'comlink';
import { createWorstCaseAudit } from '../src/audit/canaries/S1/worstCaseAudit';
import { drawnRun } from '../src/scenario';
import { auditQueries } from '../src/work/worker/audit';
import { serveQueries } from '../src/work/worker/serve';

expose(
  serveQueries(
    auditQueries(({ sampling, ...request }) =>
      createWorstCaseAudit({ ...request, mechanism: drawnRun(request.mechanism, sampling ?? 'poisson') }),
    ),
  ),
);
