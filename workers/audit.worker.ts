// The worker that computes the worst-case audit. It is called over comlink. No logic of its own.
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
