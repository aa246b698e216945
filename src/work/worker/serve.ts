// Serves a table of queries in a worker, in short turns, so that stale work is dropped within milliseconds.
import { type ProxyMethods, releaseProxy } from 'comlink';
import { CancellableTask } from '../../base/rpc/cancellableTask';
import { END, type OneWay } from '../../base/rpc/oneWay';
import type { Queries, Query } from '../queries/query';
import type { QueriesApi } from '../queries/workerApi';
import { follow } from './follow';
import { inPageWords } from './targetWords';

/** A callback of the page. One that has come over the border of a worker has a channel of its own, which has to be closed. */
type Callback = ((message: unknown) => void) & Partial<OneWay<unknown> & ProxyMethods>;

const ignore = () => {};

function close(callback: Callback): void {
  // a proxy of comlink has every key that it is asked for, so only this question tells the two apart
  if (END in callback) callback[END]?.();
  else callback[releaseProxy]?.();
}

/** Ends this worker by an error. The page then starts another one, which may be able to load the query. */
function crash(error: unknown): Promise<never> {
  setTimeout(() => {
    throw error;
  });
  return new Promise(() => {});
}

/** Serves the queries for which `answers` is true from `queries`. All others are loaded by `load` when they are asked for. */
export function serveQueries(
  queries: Queries,
  load: (name: string) => Promise<Query<never, unknown> | null> = async () => null,
  answers: (name: string, request: unknown) => boolean = (name) => Object.hasOwn(queries, name),
): QueriesApi {
  const task = new CancellableTask();
  return {
    ...task.basics,
    async ask(name, request, onProgress: Callback = ignore, onPiece: Callback = ignore, kept = []) {
      try {
        return await task.serve(async (turn) => {
          const found = answers(name, request) ? queries[name] : await load(name).catch(crash);
          if (!found) throw new Error(`This worker has no query ${name}.`);
          const query = found as Query<unknown, unknown>;
          const onStep = (part: unknown) => part !== undefined && onProgress(part);
          const made = query(request, { turn, onProgress, onPiece, kept: kept as never[] });
          return ('next' in made ? follow(made, turn, onStep) : made).catch(inPageWords);
        });
      } finally {
        close(onProgress);
        close(onPiece);
      }
    },
  };
}
