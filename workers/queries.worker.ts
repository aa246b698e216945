// The worker of all that is asked by a table: the accountant's queries at once, the chapters' when they are asked. No logic.
import { expose } from 'comlink';
import { keepingCurves } from '../src/accounting';
import { accountingQueries } from '../src/lab/jobs/queries/accounting';
import type { Queries } from '../src/lab/jobs/queries/query';
import { type LaterTable, tableOf } from '../src/lab/jobs/queries/tables';
import { serveQueries } from '../src/lab/jobs/worker/serve';

const LATER: Record<LaterTable, () => Promise<Queries>> = {
  chapters: async () => (await import('../src/lab/jobs/queries/chapters')).CHAPTER_QUERIES,
  risk: async () => (await import('./tables/risk')).RISK_QUERIES,
  worlds: async () => (await import('./tables/worlds')).WORLDS_QUERIES,
};

expose(serveQueries(accountingQueries(keepingCurves()), async (name) => LATER[tableOf(name)]()));
