// The worker that reads a reader's own file, so that a large one does not hold up the page. The logic is in answers.ts.
import { expose } from 'comlink';
import { serveQueries } from '../../../work/worker/serve';
import { OWN_FILE_QUERIES } from './answers';

expose(serveQueries(OWN_FILE_QUERIES));
