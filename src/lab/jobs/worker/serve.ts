// Any table of queries as a worker exposes it: in short turns, so that stale work is dropped within milliseconds, and with parts of
// the reply where a query tells of them.
import { CancellableTask } from '../../../base/rpc/cancellableTask';
import type { QueriesApi } from '../messages/workerApi';
import type { Queries, Query } from '../queries/query';
import { follow, type Hear, serveHeard } from './follow';
import { inPageWords } from './targetWords';

/** A worker that cannot load what it is asked ends like one that has crashed: its owner starts another, which may be able to. */
function crash(error: unknown): Promise<never> {
  setTimeout(() => {
    throw error;
  });
  return new Promise(() => {});
}

/** The API of a worker that answers these queries, or those of them that `answers` names, and others from a table that it loads then. */
export function serveQueries(
  queries: Queries,
  later: (name: string) => Promise<Queries> = async () => ({}),
  answers: (name: string, request: unknown) => boolean = (name) => name in queries,
): QueriesApi {
  const task = new CancellableTask();
  return {
    ...task.basics,
    ask: (name, request, hear: Hear<unknown>) =>
      serveHeard(task, hear, async (turn) => {
        const known = answers(name, request) ? queries : await later(name).catch(crash);
        const query = known[name] as Query<unknown, unknown>;
        const show = (part: unknown): boolean => {
          if (part !== undefined) hear(part);
          return part !== undefined;
        };
        return follow(query(request, hear), turn, show).catch(inPageWords);
      }),
  };
}
