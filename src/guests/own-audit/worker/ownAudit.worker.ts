// The worker of a reader's own audit, which exposes the queries of answers.ts over comlink.
import { expose } from 'comlink';
import { serveQueries } from '../../../work/worker/serve';
import { ownAuditQueries } from './answers';

expose(serveQueries(ownAuditQueries()));
