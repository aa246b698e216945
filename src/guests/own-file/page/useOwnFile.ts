// The reader's own file as React state. Each store of results has one store of the file, whose records go to it.
import { useSyncExternalStore } from 'react';
import { FILE_LIMIT, IDLE, LOADING_LIMIT } from '../../../base/liveness/limits';
import { useResultsStore } from '../../../lab/state/results';
import { Bridge } from '../../../work/client/bridge';
import type { ResultsStore } from '../../../work/store/resultsStore';
import { SOURCE } from '../source';
import { ownFileJobs } from './client';
import { type OwnFileEntry, OwnFileStore } from './ownFileStore';

/** Milliseconds that an aborted call has before its worker is replaced. Reading a large file cannot be interrupted. */
const FILE_GRACE = 2000;

// the bundler finds a worker only where `new Worker(new URL(...))` is written out
const create = () => new Worker(new URL('../worker/ownFile.worker.ts', import.meta.url), { type: 'module' });

const known = new WeakMap<ResultsStore, OwnFileStore>();

/** The store of a reader's own file. Its worker is not started before its first job. */
function ownFileOf(results: ResultsStore): OwnFileStore {
  const bridge = new Bridge({
    name: 'file',
    create,
    grace: FILE_GRACE,
    idle: IDLE,
    limits: { loading: LOADING_LIMIT, working: FILE_LIMIT },
  });
  return new OwnFileStore({
    client: ownFileJobs(bridge),
    onRecords: (records) => results.setRecords(SOURCE.id, records),
  });
}

/** The store of the reader's file and its state. Both outlive the part of the page that shows them. */
export function useOwnFile(): { store: OwnFileStore; entry: OwnFileEntry } {
  const results = useResultsStore();
  const store = known.get(results) ?? ownFileOf(results);
  known.set(results, store);
  return { store, entry: useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot) };
}
