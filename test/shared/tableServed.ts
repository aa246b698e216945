// One table of queries as the worker of several tables serves it, where a query is named by table and name. For tests.
import type { Queries } from '../../src/work/queries/query';
import type { TableName } from '../../src/work/queries/tables';
import { serveQueries } from '../../src/work/worker/serve';

export const tableServed = (table: TableName, queries: Queries) =>
  serveQueries(
    Object.fromEntries(Object.entries(queries).map(([name, query]) => [`${table}/${name}`, query])),
  );
