// Loads the page's late code with a deadline, and requests a file anew when the reader tries again. The build turns every dynamic
// import into a call of `labChunk` (src/build/chunkRetryPlugin.ts); the dev server leaves them as they are.

import { addSentences, LATE_SENTENCES } from '../../base/language/i18n';
import { arrives } from '../../base/liveness/arrival';
import { ARRIVAL } from '../../base/liveness/sentences';
import { asSentence, PLAIN } from '../../base/sentences/plain';
import { english, type Sentence } from '../../base/sentences/sentence';

/** Seconds to wait for a module. The browser reports no progress of an import, and a slow connection takes its time. */
const CHUNK_LIMIT = 30;

interface ChunkRequest {
  module: Promise<unknown>;
  /** How often the chunk was asked for before. */
  again: number;
  state: 'coming' | 'overdue' | 'failed' | 'here';
}

const asked = new Map<string, ChunkRequest>();
let attempts = 0;

declare global {
  var labChunk: (path: string, load: (address: string) => Promise<unknown>) => Promise<unknown>;
}

/**
 * All callers share one module for a path, which loads once its sentences are there. A module that has failed is requested
 * again by the next caller, and after retryChunks() so is one that has not come yet.
 */
globalThis.labChunk = (path, load) => {
  const known = asked.get(path);
  if (known?.state === 'coming' || known?.state === 'here') return known.module;
  // a path that is first asked for after a retry also gets a new address, since the browser's preload of it may be what hangs
  const again = known === undefined ? attempts : known.again + 1;
  const module = lateSentences(path.replace('./', '')).then(() =>
    load(again === 0 ? path : `${path}?again=${again}`),
  );
  const request: ChunkRequest = { module, again, state: 'coming' };
  asked.set(path, request);
  const become = (state: ChunkRequest['state']) => () => {
    request.state = state;
  };
  module.then(become('here'), become('failed'));
  return module;
};

/** Number of times that a reader has tried again. */
export const chunkAttempt = (): number => attempts;

/** Marks chunks that have not loaded yet, so that they are requested again when they are next asked for. */
export function retryChunks(): void {
  attempts++;
  for (const request of asked.values()) if (request.state === 'coming') request.state = 'overdue';
}

/** The error of code that could not be loaded. After a second one the page offers to reload (ErrorBoundary.tsx). */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';

  constructor(readonly sentence: Sentence) {
    super(english(sentence));
  }
}

/** Resolves to the module of an import(). Rejects with a ChunkError when the import fails or exceeds the deadline. */
export function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  return arrives({ what: ARRIVAL.code, limit: CHUNK_LIMIT }, load).catch((error: unknown) => {
    const said = asSentence(error);
    throw new ChunkError(/\.$/.test(english(said)) ? said : PLAIN.ended({ words: said }));
  });
}

const coming = new Map<string, Promise<void>>();

async function fetched(address: string): Promise<void> {
  const response = await fetch(new URL(address, document.baseURI));
  if (!response.ok) throw new Error(`${address} did not come (status ${response.status}). Ask again.`);
  addSentences(await response.json());
}

/** Loads a file of sentences once. One that failed is requested again. */
function bring(address: string): Promise<void> {
  const known = coming.get(address);
  if (known) return known;
  const bringing = fetched(address);
  coming.set(address, bringing);
  bringing.catch(() => coming.delete(address));
  return bringing;
}

/** Resolves once all sentences are loaded that a late file of code uses. */
const lateSentences = (chunk: string): Promise<unknown> =>
  Promise.all((LATE_SENTENCES[chunk] ?? []).map(bring));
