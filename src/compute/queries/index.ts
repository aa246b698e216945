// The table of queries by name. Each takes checked fields out of its query and returns the reply's fields.
import type { Query } from '../fields';
import { accountingQueries } from './accounting';
import { auditQueries } from './audit';
import { countingQueries } from './counting';
import { gaussianQueries } from './gaussian';
import { trainingQueries } from './training';

export type Reply = Readonly<Record<string, unknown>>;
export type Handler = (query: Query) => Reply | Promise<Reply>;

export const QUERIES: ReadonlyMap<string, Handler> = new Map([
  ...accountingQueries,
  ...gaussianQueries,
  ...countingQueries,
  ...auditQueries,
  ...trainingQueries,
]);
