// The worker of a reader's own audit: exposes it over comlink. No logic.
import { expose } from 'comlink';
import { serveReaderAudit } from '../src/lab/jobs/worker/readerAudit';

expose(serveReaderAudit());
