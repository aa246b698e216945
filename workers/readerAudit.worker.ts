// The worker of a reader's own audit: exposes it over comlink. No logic.
import { expose } from 'comlink';
import { readerAuditQueries } from '../src/work/worker/readerAudit';
import { serveQueries } from '../src/work/worker/serve';

expose(serveQueries(readerAuditQueries()));
