// The sentences that the page starts with, and those that come with a chapter that is opened.
import type { Rolldown } from 'vite';
import { ARTICLE } from '../firstScreen.ts';

export const FIRST = 'first';

/** The folder that a sentence or a text is of: a chapter's, a guest's, or one beside them. */
const FOLDER = /\/src\/(?:content\/\w+\/|guests\/|lab\/(?:chapters\/)?)?([\w-]+)\//;
/** A look-up, as it stands in compiled code: the hash of the English, quoted. */
const LOOK_UP = /(["'`])([\w+/]{6})\1/g;

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
 * Sentences of each part, by their hashes; and for each file of code that is loaded late, by its name in assets/,
 * the parts it needs beside the first.
 *
 * @param saidIn The files that say each sentence.
 */
export function partsOfPage(bundle: Rolldown.OutputBundle, saidIn: ReadonlyMap<string, readonly string[]>) {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const saidBy = (all: Iterable<Rolldown.OutputChunk>): Set<string> =>
    new Set(
      [...all].flatMap(({ code }) =>
        [...code.matchAll(LOOK_UP)].map(([, , id]) => id as string).filter((id) => saidIn.has(id)),
      ),
    );
  const first = saidBy(
    chunks
      .filter(({ isEntry, facadeModuleId }) => isEntry || ARTICLE.test(facadeModuleId ?? ''))
      .flatMap((chunk) => [...withImports(chunk, bundle)]),
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
