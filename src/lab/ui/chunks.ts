// The page's code that is loaded late: a deadline, and a second request that really asks again. The build sends
// every dynamic import through `labChunk` (src/build/chunkRetryPlugin.ts); the dev server's go their own way.

import { addSentences, LATE_SENTENCES } from '../../base/language/i18n';
import { arrives } from '../../base/liveness/arrival';
import { ARRIVAL } from '../../base/liveness/sentences';
import { asSentence, PLAIN } from '../../base/sentences/plain';
import { english, type Sentence } from '../../base/sentences/sentence';

/** Seconds: nothing is heard of a module until it is there, and a slow line takes its time. */
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
 * All callers share one module for a path, which loads once its sentences are there. After retryChunks(), a module
 * that failed or has not come is requested again.
 */
globalThis.labChunk = (path, load) => {
  const known = asked.get(path);
  if (known?.state === 'coming' || known?.state === 'here') return known.module;
  // a path first heard of after a retry may be on its way all the same: the preload before it can hang too
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

/** How often a reader has asked again. */
export const chunkAttempt = (): number => attempts;

/** Lets a chunk that has not come be requested again from now on. */
export function retryChunks(): void {
  attempts++;
  for (const request of asked.values()) if (request.state === 'coming') request.state = 'overdue';
}

/** Code that did not come: after a second time, loading the page again is what helps. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';

  constructor(readonly sentence: Sentence) {
    super(english(sentence));
  }
}

/** What an import() loads; rejects with a ChunkError when it fails, or does not come in time. */
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

/** Each file of sentences once; one that failed is asked for again. */
function bring(address: string): Promise<void> {
  const known = coming.get(address);
  if (known) return known;
  const bringing = fetched(address);
  coming.set(address, bringing);
  bringing.catch(() => coming.delete(address));
  return bringing;
}

/** Resolves when all sentences are there that a late file of code, by its name, looks up. */
const lateSentences = (chunk: string): Promise<unknown> =>
  Promise.all((LATE_SENTENCES[chunk] ?? []).map(bring));
