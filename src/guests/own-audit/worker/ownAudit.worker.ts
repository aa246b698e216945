// The worker of a reader's own audit: exposes it over comlink. No logic.
import { expose } from 'comlink';
import { serveQueries } from '../../../work/worker/serve';
import { ownAuditQueries } from './answers';

expose(serveQueries(ownAuditQueries()));
