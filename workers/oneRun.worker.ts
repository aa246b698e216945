// The worker of chapter 5, which computes audits of one training run and those that the chapter sets beside them. It is called over
// comlink. No logic of its own.
import { expose } from 'comlink';
import { oneRunQueries } from '../src/work/worker/oneRun';
import { serveQueries } from '../src/work/worker/serve';

expose(serveQueries(oneRunQueries()));
