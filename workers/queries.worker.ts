// The worker of all that is asked by a table: the fast curves at once, the tables when they are asked. No logic.
import { expose } from 'comlink';
import { fastQueries, isAnsweredFast } from '../src/work/queries/fastCurves';
import type { Queries } from '../src/work/queries/query';
import { type LaterTable, tableOf } from '../src/work/queries/tables';
import { serveQueries } from '../src/work/worker/serve';

const LATER: Record<LaterTable, () => Promise<Queries>> = {
  accountant: async () => (await import('./tables/accountant')).ACCOUNTANT_QUERIES,
  chapters: async () => (await import('../src/work/queries/chapters')).CHAPTER_QUERIES,
  risk: async () => (await import('./tables/risk')).RISK_QUERIES,
  worlds: async () => (await import('./tables/worlds')).WORLDS_QUERIES,
};

expose(serveQueries(fastQueries(), async (name) => LATER[tableOf(name)](), isAnsweredFast));
