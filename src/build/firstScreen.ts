// Groups the modules of the page's start, and of the article that it loads at once, into one file instead of about twenty
// files of a few hundred bytes; those of the game at the start, which follows at once, into two more.
import type { Rolldown } from 'vite';

export type About = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** The page's start. It waits for the article, and a file with both would wait for itself. */
const START = /\/src\/lab\/app\/main\.tsx$/;
export const ARTICLE = /\/src\/lab\/app\/App\.tsx$/;
/** The game at the start, which loads at once after the page. */
export const GAME = /\/src\/lab\/chapters\/worstCase\/guessing\/StartRounds\.tsx$/;
const OF_CHAPTER = /\/src\/lab\/chapters\/worstCase\//;

/** Whether the module is one of `roots`, or one of them imports it, directly or through static imports. */
function isNeededBy(roots: readonly RegExp[], id: string, about: About, seen = new Set<string>()): boolean {
  if (roots.some((root) => root.test(id))) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (about.getModuleInfo(id)?.importers ?? []).some((from) => isNeededBy(roots, from, about, seen));
}

/** Whether the first screen or the article under it imports the module, directly or through static imports. */
export const isFirst = (id: string, about: About): boolean => isNeededBy([START, ARTICLE], id, about);

const isCode = (id: string): boolean => /\/src\/.+\.(?:tsx?|mdx)$/.test(id) && !START.test(id);

/** The group of the first screen in Rolldown's `codeSplitting`. Modules that are loaded late are in no group of it. */
export const firstScreen = {
  test: isCode,
  name: (id: string, about: About): string | null => (isFirst(id, about) ? 'page' : null),
};

/** Whether the module is part of the game at the start or of what it imports, and not of the first screen. */
const isOfGame = (id: string, about: About): boolean => !isFirst(id, about) && isNeededBy([GAME], id, about);

/** The group of what the game shares with figures and chapters. It stands before the game's own, which would take these modules along. */
export const gameParts = {
  test: (id: string) => isCode(id) && !OF_CHAPTER.test(id),
  name: (id: string, about: About): string | null => (isOfGame(id, about) ? 'parts' : null),
};

/** The group of the game's own modules. */
export const startGame = {
  test: isCode,
  name: (id: string, about: About): string | null => (isOfGame(id, about) ? 'game' : null),
};
