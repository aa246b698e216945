// The reader's own encoder, over a worker that the page hands down; what it makes is opened like any file of the reader's.
import { useSyncExternalStore } from 'react';
import type { ChapterWorkers } from '../../../../jobs';
import { type EncoderEntry, type EncoderStore, encoderOver } from '../../../../jobs/encoder';
import { useChapterWorkers } from '../../../../state/chapterWorkers';
import { useResultsStore } from '../../../../state/results';

const known = new WeakMap<ChapterWorkers, EncoderStore>();

/** One for the page: what has been chosen outlives the part of the page that shows it. */
export function useEncoder(): { store: EncoderStore; entry: EncoderEntry } {
  const workers = useChapterWorkers();
  const results = useResultsStore();
  const store = known.get(workers) ?? encoderOver(workers.encoder, (file) => void results.ownFile.open(file));
  known.set(workers, store);
  return { store, entry: useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot) };
}
