// The accounting worker: exposes the core over comlink. No logic.
import { expose } from 'comlink';
import { keepingCurves } from '../src/accounting';
import { serveAccounting } from '../src/jobs/worker/accounting';
import { coreAccountant } from '../src/jobs/worker/coreAccountant';

expose(serveAccounting({ ...coreAccountant, traceEpsilonCurves: keepingCurves() }));
