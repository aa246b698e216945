// The worker of all queries in tables (src/work/queries/tables.ts). The fast curves come with it, and a table is loaded when one
// of its queries is first asked. No logic.
import { expose } from 'comlink';
import { fastQueries, isAnsweredFast } from '../src/work/queries/fastCurves';
import { queryNamed } from '../src/work/queries/tables';
import { serveQueries } from '../src/work/worker/serve';

expose(serveQueries(fastQueries(), queryNamed, isAnsweredFast));
