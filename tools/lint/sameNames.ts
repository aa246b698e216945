// Finds exported names that more than one file declares. Exported names differ, so that a search for a name finds only the thing that
// was meant. Pure.
import type { Sources } from './imports';
import { topLevelNames } from './topLevelNames';

/** Names that mean the same wherever they are exported, each with what it means. */
export const SAME_EVERYWHERE: Readonly<Record<string, string>> = {
  STEPS: 'the steps of a chapter',
  DEEPER: 'the deeper texts of a chapter',
  GERMAN: 'a family of sentences in German, beside the English',
  World: 'which of two worlds, 0 with the record as it is and 1 its neighbour',
  loadKernel: 'the training kernel, loaded in Node and in a browser',
  Query: 'what is asked and how it is answered, of `compute` and of the workers',
  accountingQueries: 'what the accountant answers, to `compute` and to the page',
  auditQueries: 'what audits answer, to `compute` and to the page',
  oneRunQueries: 'what audits of one run answer, to `compute` and to the page',
  trainingQueries: 'what audits of real training answer, to `compute` and to the page',
};

/** Modules that are imported as a whole, so that the module's name stands before each of its names, as in `read.delta(query)`. */
const IMPORTED_WHOLE: readonly string[] = ['src/cli/fields.ts'];

/** Modules of queries. Each exports a function with the query's name and its `entry`, and a table gathers them. */
const QUERIES = /^src\/(?:work|guests\/[\w-]+\/worker)\/queries\//;

/** Files of guests. They export names that are the same in every guest, which src/guests/faces gathers. */
const FACES = /^src\/guests\/[^/]+\//;

/** Whether a name is that of a component's props, or of a component that is loaded late and declared again for that. */
const isShown = (name: string, text: string): boolean =>
  name.endsWith('Props') || new RegExp(`\\bconst ${name} = later\\(`).test(text);

/** A line of text for each exported name that two files declare. @param faces names that every guest may export */
export function sameNames(sources: Sources, faces: ReadonlySet<string> = new Set()): string[] {
  const first = new Map<string, string>();
  const found: string[] = [];
  for (const { name, path, exported } of topLevelNames(sources)) {
    if (!exported || name in SAME_EVERYWHERE || IMPORTED_WHOLE.includes(path) || QUERIES.test(path)) continue;
    if (isShown(name, sources.get(path) ?? '') || (FACES.test(path) && faces.has(name))) continue;
    const before = first.get(name);
    if (before === undefined) first.set(name, path);
    else found.push(`${path} exports ${name}, and so does ${before}. Name each after what it is.`);
  }
  return found;
}
