// The style sheets that travel together: those of what the article shows at once in one file, which the page asks for
// with its markup; those that are loaded late in one file for each part of the page.
import { type About, isFirst } from './firstScreen.ts';

/** What is loaded late by itself: a chapter but for the frame that all share, the lecture, a page beside the article, a guest. */
const PART =
  /\/src\/(?:guests\/|lab\/(?:chapters\/(?!frame\/)(?=\w+\/)|(?=(?:embed|lecture|pages)\/)))([\w-]+)\//;

/** A group of Rolldown's `codeSplitting`. */
export const styleFiles = {
  test: /\/src\/(?:lab|guests)\/.+\.css$|virtual:still\.css$/,
  name: (id: string, about: About): string => {
    if (!id.includes('.module.') || isFirst(id, about)) return 'styles';
    // the rest is what several of them share
    return PART.exec(id)?.[1] ?? 'late';
  },
  priority: 1,
};
