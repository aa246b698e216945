// The worker of chapter 5: exposes audits of one run over comlink. No logic.
import { expose } from 'comlink';
import { oneRunQueries } from '../src/work/worker/oneRun';
import { serveQueries } from '../src/work/worker/serve';

expose(serveQueries(oneRunQueries()));
