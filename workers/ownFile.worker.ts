// The worker that reads a reader's own file, so that a large one does not hold up the page. No logic.
import { expose } from 'comlink';
import { OWN_FILE_QUERIES } from '../src/work/worker/ownFile';
import { serveQueries } from '../src/work/worker/serve';

expose(serveQueries(OWN_FILE_QUERIES));
