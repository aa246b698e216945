// Divides the page's sentences into those that it starts with, among which are those of the game at its start, and those that are fetched
// with each other part, such as a chapter.
import type { Rolldown } from 'vite';
import { ARTICLE, GAME } from '../firstScreen.ts';

export const FIRST = 'first';

/** Matches the folder of the file that has a sentence or a text, which names its part: a chapter, a guest or another folder. */
const FOLDER = /\/src\/(?:content\/\w+\/|guests\/|lab\/(?:chapters\/)?)?([\w-]+)\//;
/** Matches a look-up in compiled code, which is the quoted hash of the English sentence. */
const LOOK_UP = /(["'`])([\w+/]{6})\1/g;

/** A chunk and all chunks that it imports statically, directly or through others. */
export function withImports(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  found = new Set<Rolldown.OutputChunk>(),
): Set<Rolldown.OutputChunk> {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const name of chunk.imports) {
    const next = bundle[name];
    if (next?.type === 'chunk') withImports(next, bundle, found);
  }
  return found;
}

/**
 * The hashes of the sentences in each part; and for each chunk that is loaded late, by its name in assets/, the parts that
 * it needs besides the first one.
 *
 * @param saidIn The files in which each sentence stands, by its hash.
 */
export function partsOfPage(bundle: Rolldown.OutputBundle, saidIn: ReadonlyMap<string, readonly string[]>) {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const saidBy = (all: Iterable<Rolldown.OutputChunk>): Set<string> =>
    new Set(
      [...all].flatMap(({ code }) =>
        [...code.matchAll(LOOK_UP)].map(([, , id]) => id as string).filter((id) => saidIn.has(id)),
      ),
    );
  const saidWith = (needed: (chunk: Rolldown.OutputChunk) => boolean): Set<string> =>
    saidBy(chunks.filter(needed).flatMap((chunk) => [...withImports(chunk, bundle)]));
  // The game's sentences are few, and on a slow line a file of their own came last of all that the start asks for.
  const first = saidWith(
    ({ isEntry, facadeModuleId }) =>
      isEntry || ARTICLE.test(facadeModuleId ?? '') || GAME.test(facadeModuleId ?? ''),
  );
  const partOf = (id: string): string => {
    if (first.has(id)) return FIRST;
    const folders = new Set((saidIn.get(id) ?? []).map((file) => FOLDER.exec(file)?.[1] ?? 'page'));
    return [...folders].sort()[0] ?? 'page';
  };
  const parts = new Map<string, Set<string>>();
  for (const id of saidBy(chunks)) parts.set(partOf(id), (parts.get(partOf(id)) ?? new Set()).add(id));
  const late = chunks.filter(({ isDynamicEntry }) => isDynamicEntry);
  const needs = late.map((chunk) => {
    const needed = new Set([...saidBy(withImports(chunk, bundle))].map(partOf));
    needed.delete(FIRST);
    return [chunk.fileName.replace(/^.*\//, ''), [...needed].sort()] as const;
  });
  return { parts, chunks: new Map(needs.filter(([, needed]) => needed.length > 0)) };
}
