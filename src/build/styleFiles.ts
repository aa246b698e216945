// Which style sheets travel together: those of what the article shows at once in one file, which the page asks for with its
// markup; those that a chapter loads late in one file per chapter.
import type { Rolldown } from 'vite';

/** Of the bundle: asked as a method, for it is one. */
type About = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** The page's start, and the article that it loads at once. */
const FIRST = /\/src\/explainer\/app\/(?:main|Page)\.tsx$/;
const CHAPTER = /\/src\/explainer\/chapters\/(\w+)\/./;

/** Whether the first screen, or what is under it, needs the module: over imports that wait for nothing. */
function isFirst(id: string, about: About, seen = new Set<string>()): boolean {
  if (FIRST.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (about.getModuleInfo(id)?.importers ?? []).some((from) => isFirst(from, about, seen));
}

/** Where it is loaded late, and has a file of its own. */
const ELSEWHERE = /\/src\/explainer\/(?:embed|lecture)\//;

/** A group of Rolldown's `codeSplitting`. */
export const styleFiles = {
  test: /\/src\/explainer\/.+\.css$|virtual:still\.css$/,
  name: (id: string, about: About): string | null => {
    if (ELSEWHERE.test(id)) return null;
    const [, chapter] = CHAPTER.exec(id) ?? [];
    return chapter === undefined || isFirst(id, about) ? 'styles' : chapter;
  },
  priority: 1,
};
