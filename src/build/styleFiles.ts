// Which style sheets travel together: those of what the article shows at once in one file, which the page asks for with its
// markup; those that are loaded late in one file for each part of the page.
import type { Rolldown } from 'vite';

/** Asked of the bundle as a method, because it is one. */
type About = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** The page's start, and the article that it loads at once. */
const FIRST = /\/src\/lab\/app\/(?:main|Page)\.tsx$/;
/** What is loaded late by itself: a chapter but for the frame that all share, the form, the lecture, a page beside the article. */
const PART = /\/src\/lab\/(?:chapters\/(?!frame\/)(?=\w+\/)|(?=(?:calculator|embed|lecture|pages)\/))(\w+)\//;

/** Whether the first screen, or what is under it, needs the module: over imports that wait for nothing. */
function isFirst(id: string, about: About, seen = new Set<string>()): boolean {
  if (FIRST.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (about.getModuleInfo(id)?.importers ?? []).some((from) => isFirst(from, about, seen));
}

/** A group of Rolldown's `codeSplitting`. */
export const styleFiles = {
  test: /\/src\/lab\/.+\.css$|virtual:still\.css$/,
  name: (id: string, about: About): string => {
    if (!id.includes('.module.') || isFirst(id, about)) return 'styles';
    // the rest is what several of them share
    return PART.exec(id)?.[1] ?? 'late';
  },
  priority: 1,
};
