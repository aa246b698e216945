// Any table of queries as a worker exposes it: in short turns, so that stale work is dropped within milliseconds.
import { type ProxyMethods, releaseProxy } from 'comlink';
import { CancellableTask } from '../../base/rpc/cancellableTask';
import type { QueriesApi } from '../messages/workerApi';
import type { Queries, Query } from '../queries/query';
import { follow } from './follow';
import { inPageWords } from './targetWords';

/** What it holds over the border has to be let go. */
type Hear = ((said: unknown) => void) & Partial<ProxyMethods>;

/** Its owner starts another, which may be able to load what is asked. */
function crash(error: unknown): Promise<never> {
  setTimeout(() => {
    throw error;
  });
  return new Promise(() => {});
}

/** Those queries that `answers` names; others come from a table that is loaded then. */
export function serveQueries(
  queries: Queries,
  later: (name: string) => Promise<Queries> = async () => ({}),
  answers: (name: string, request: unknown) => boolean = (name) => name in queries,
): QueriesApi {
  const task = new CancellableTask();
  return {
    ...task.basics,
    async ask(name, request, tell: Hear, keep: Hear = () => {}, kept = []) {
      try {
        return await task.serve(async (turn) => {
          const known = answers(name, request) ? queries : await later(name).catch(crash);
          const query = known[name] as Query<unknown, unknown>;
          const show = (part: unknown) => part !== undefined && tell(part);
          const made = query(request, { turn, tell, keep, kept: kept as never[] });
          return ('next' in made ? follow(made, turn, show) : made).catch(inPageWords);
        });
      } finally {
        tell[releaseProxy]?.();
        keep[releaseProxy]?.();
      }
    },
  };
}
