// The real workers behind the jobs. The only file here that needs a browser.
import { AccountingJobs } from './accounting';
import { AuditJobs } from './audit';
import { WorkerBridge } from './bridge';
import { createLab, type Lab } from './lab';
import type { AccountingApi, AuditApi } from './wire';

// the bundler finds a worker only where `new Worker(new URL(...))` is written out
const accountingWorker = () =>
  new Worker(new URL('../../workers/accounting.worker.ts', import.meta.url), { type: 'module' });
const auditWorker = () =>
  new Worker(new URL('../../workers/audit.worker.ts', import.meta.url), { type: 'module' });

/** A lab over three workers; none is started before its first job. */
export function createBrowserLab(): Lab {
  return createLab({
    accounting: new AccountingJobs({
      curves: new WorkerBridge<AccountingApi>({ name: 'accounting', create: accountingWorker }),
      point: new WorkerBridge<AccountingApi>({ name: 'certification', create: accountingWorker }),
    }),
    audit: new AuditJobs(new WorkerBridge<AuditApi>({ name: 'audit', create: auditWorker })),
  });
}
