// Groups the modules of the page's start, and of the article that it loads at once, into one file instead of about twenty
// files of a few hundred bytes.
import type { Rolldown } from 'vite';

export type About = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** The page's start. It waits for the article, and a file with both would wait for itself. */
const START = /\/src\/lab\/app\/main\.tsx$/;
export const ARTICLE = /\/src\/lab\/app\/App\.tsx$/;

/** Whether the first screen or the article under it imports the module, directly or through static imports. */
export function isFirst(id: string, about: About, seen = new Set<string>()): boolean {
  if (START.test(id) || ARTICLE.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (about.getModuleInfo(id)?.importers ?? []).some((from) => isFirst(from, about, seen));
}

/** The group of the first screen in Rolldown's `codeSplitting`. Modules that are loaded late are in no group of it. */
export const firstScreen = {
  test: (id: string) => /\/src\/.+\.(?:tsx?|mdx)$/.test(id) && !START.test(id),
  name: (id: string, about: About): string | null => (isFirst(id, about) ? 'page' : null),
};
