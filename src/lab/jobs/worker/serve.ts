// Any table of queries as a worker exposes it: in short turns, so that stale work is dropped within milliseconds, and with parts of
// the reply where a query tells of them.
import { CancellableTask } from '../../../base/rpc/cancellableTask';
import type { QueriesApi } from '../messages/workerApi';
import type { Queries, Query } from '../queries/query';
import { follow, type Hear, serveHeard } from './follow';
import { inPageWords } from './targetWords';

/** The API of a worker that answers these queries. */
export function serveQueries(queries: Queries): QueriesApi {
  const task = new CancellableTask();
  return {
    ...task.basics,
    ask: (name, request, hear: Hear<unknown>) =>
      serveHeard(task, hear, (turn) => {
        const query = queries[name] as Query<unknown, unknown>;
        const show = (part: unknown): boolean => {
          if (part !== undefined) hear(part);
          return part !== undefined;
        };
        return follow(query(request, hear), turn, show).catch(inPageWords);
      }),
  };
}
