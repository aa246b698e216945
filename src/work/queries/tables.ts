// The tables of queries that a worker loads with the first question to each, those of guests by the name of the guest. A query is asked for by its table and
// its name, 'risk/points', so that a worker knows what to load without a list of names.
import { QUERY_TABLES } from '../../guests/faces/queryTables';
import type { Queries, Query } from './query';

/** What loads each table, by its name. */
export const TABLES = {
  accountant: () => import('./accountant'),
  chapters: () => import('./chapters'),
  risk: () => import('./risk'),
  ...QUERY_TABLES,
};

export type TableName = keyof typeof TABLES;

export type TableOf<Name extends TableName> = Awaited<ReturnType<(typeof TABLES)[Name]>>;

const isTable = (name: string): name is TableName => Object.hasOwn(TABLES, name);

/** Null for a name that no table has. Rejects as the import does if the table cannot be loaded. */
export async function queryNamed(asked: string): Promise<Query<never, unknown> | null> {
  const [table = '', name = ''] = asked.split('/');
  const queries: Queries = isTable(table) ? await TABLES[table]() : {};
  return (Object.hasOwn(queries, name) && queries[name]) || null;
}
