// The accounting worker: exposes the accountant's queries over comlink. No logic.
import { expose } from 'comlink';
import { keepingCurves } from '../src/accounting';
import { accountingQueries } from '../src/jobs/queries/accounting';
import { serveQueries } from '../src/jobs/worker/serve';

expose(serveQueries(accountingQueries(keepingCurves())));
