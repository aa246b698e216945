// Loads the translated sentences of code that is itself loaded late.
import { addSentences, LATE_SENTENCES } from '../../base/language/i18n';

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

/** Resolves when the sentences are there that a late file of code, by its name, looks up once it starts. */
export const lateSentences = (chunk: string): Promise<unknown> =>
  Promise.all((LATE_SENTENCES[chunk] ?? []).map(bring));
