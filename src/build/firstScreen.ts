// What the page's start, and the article that it loads at once, are made of: in one file rather than in some twenty
// of a few hundred bytes.
import type { Rolldown } from 'vite';

export type About = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** The page's start, which waits for the article; were both in one file, that file would wait for itself. */
const START = /\/src\/lab\/app\/main\.tsx$/;
export const ARTICLE = /\/src\/lab\/app\/App\.tsx$/;

/** Whether the first screen, or what is under it, needs the module: over imports that wait for nothing. */
export function isFirst(id: string, about: About, seen = new Set<string>()): boolean {
  if (START.test(id) || ARTICLE.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (about.getModuleInfo(id)?.importers ?? []).some((from) => isFirst(from, about, seen));
}

/** A group of Rolldown's `codeSplitting`: what is loaded late goes its own way. */
export const firstScreen = {
  test: (id: string) => /\/src\/.+\.(?:tsx?|mdx)$/.test(id) && !START.test(id),
  name: (id: string, about: About): string | null => (isFirst(id, about) ? 'page' : null),
};
