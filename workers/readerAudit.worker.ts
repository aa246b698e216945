// The worker of a reader's own audit: exposes it over comlink. No logic.
import { expose } from 'comlink';
import { readerAuditQueries } from '../src/lab/jobs/worker/readerAudit';
import { serveQueries } from '../src/lab/jobs/worker/serve';

expose(serveQueries(readerAuditQueries()));
