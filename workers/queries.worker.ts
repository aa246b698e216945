// The worker of all that is asked of a table: the fast curves at once, the tables when they are asked. No logic.
import { expose } from 'comlink';
import { fastQueries, isAnsweredFast } from '../src/work/queries/fastCurves';
import { queryNamed } from '../src/work/queries/tables';
import { serveQueries } from '../src/work/worker/serve';

expose(serveQueries(fastQueries(), queryNamed, isAnsweredFast));
