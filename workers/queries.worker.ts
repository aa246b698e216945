// The worker that answers the queries of src/work/queries/tables.ts. What computes curves by the fast methods is loaded with it, each table
// of other queries when one of them is asked. No logic of its own.
import { expose } from 'comlink';
import { fastQueries, isAnsweredFast } from '../src/work/queries/fastCurves';
import { queryNamed } from '../src/work/queries/tables';
import { serveQueries } from '../src/work/worker/serve';

expose(serveQueries(fastQueries(), queryNamed, isAnsweredFast));
