// The accounting worker: exposes the core over comlink. No logic.
import { expose } from 'comlink';
import { keepingCurves, traceEpsilonCurves } from '../src/accounting';
import { hasSpareCore } from '../src/jobs/spareCore';
import { serveAccounting } from '../src/jobs/worker/accounting';
import { coreAccountant } from '../src/jobs/worker/coreAccountant';
import { REST, Rehearsal } from '../src/jobs/worker/rehearsal';

expose(
  serveAccounting(
    { ...coreAccountant, traceEpsilonCurves: keepingCurves() },
    new Rehearsal(traceEpsilonCurves, hasSpareCore() ? REST.withSpareCore : REST.without),
  ),
);
