// The tables of queries. A worker loads a table with the first query of it that it is asked; the table of a guest has
// the guest's name. A query is asked for by its table and its name, such as 'risk/points', so that a worker knows what
// to load without a list of all names.
import { QUERY_TABLES } from '../../guests/faces/queryTables';
import type { Queries, Query } from './query';

/** The functions that load each table, by its name. */
export const TABLES = {
  accountant: () => import('./accountant'),
  chapters: () => import('./chapters'),
  risk: () => import('./risk'),
  ...QUERY_TABLES,
};

export type TableName = keyof typeof TABLES;

export type TableOf<Name extends TableName> = Awaited<ReturnType<(typeof TABLES)[Name]>>;

const isTable = (name: string): name is TableName => Object.hasOwn(TABLES, name);

/** The query of a name; null if no table has it. Rejects as the import does if the table cannot be loaded. */
export async function queryNamed(asked: string): Promise<Query<never, unknown> | null> {
  const [table = '', name = ''] = asked.split('/');
  const queries: Queries = isTable(table) ? await TABLES[table]() : {};
  return (Object.hasOwn(queries, name) && queries[name]) || null;
}
