// The accounting worker: exposes the accountant's queries over comlink. No logic.
import { expose } from 'comlink';
import { keepingCurves } from '../src/accounting';
import { accountingQueries } from '../src/lab/jobs/queries/accounting';
import { serveQueries } from '../src/lab/jobs/worker/serve';

expose(serveQueries(accountingQueries(keepingCurves())));
