// The worker that reads a reader's own file, so that a large one does not hold up the page. No logic.
import { expose } from 'comlink';
import { serveOwnFile } from '../src/lab/jobs/worker/ownFile';

expose(serveOwnFile());
