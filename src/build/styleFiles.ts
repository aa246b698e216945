// Groups style sheets into files: one for all that the article shows at once, which the markup requests, and one for each
// part of the page that is loaded late.
import { type About, isFirst } from './firstScreen.ts';

/** Matches files of a part that is loaded late: a chapter (without the frame that all share), the lecture, a side page or a guest. */
const PART =
  /\/src\/(?:guests\/|lab\/(?:chapters\/(?!frame\/)(?=\w+\/)|(?=(?:embed|lecture|pages)\/)))([\w-]+)\//;

/** The groups of style sheets in Rolldown's `codeSplitting`. */
export const styleFiles = {
  test: /\/src\/(?:lab|guests)\/.+\.css$|virtual:still\.css$/,
  name: (id: string, about: About): string => {
    if (!id.includes('.module.') || isFirst(id, about)) return 'styles';
    // any other sheet is shared by several parts
    return PART.exec(id)?.[1] ?? 'late';
  },
  priority: 1,
};
