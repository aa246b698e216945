// Serves one table of queries as the page's worker does: a query is asked for by its table and its name, 'risk/points'. For tests.
import type { Queries } from '../../src/work/queries/query';
import type { TableName } from '../../src/work/queries/tables';
import { serveQueries } from '../../src/work/worker/serve';

export const tableServed = (table: TableName, queries: Queries) =>
  serveQueries(
    Object.fromEntries(Object.entries(queries).map(([name, query]) => [`${table}/${name}`, query])),
  );
