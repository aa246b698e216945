// The chapters' worker: exposes their queries over comlink. No logic.
import { expose } from 'comlink';
import { CHAPTER_QUERIES } from '../src/lab/jobs/queries/chapters';
import { serveQueries } from '../src/lab/jobs/worker/serve';

expose(serveQueries(CHAPTER_QUERIES));
