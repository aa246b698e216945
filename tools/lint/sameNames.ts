// Exported names that more than one file declares. Each says what it is, so that a name that is found is the one that was
// meant. Pure.
import type { Sources } from './imports';
import { topLevelNames } from './topLevelNames';

/** Names that mean the same wherever they are exported, each with what it means. */
export const SAME_EVERYWHERE: Readonly<Record<string, string>> = {
  STEPS: 'the steps of a chapter',
  DEEPER: 'the deeper texts of a chapter',
  GERMAN: 'a family of sentences in German, beside the English',
  World: 'which of two worlds, 0 with the record as it is and 1 without',
  loadKernel: 'the training kernel, loaded in Node and in a browser',
  Query: 'what is asked and how it is answered, of `compute` and of the workers',
  accountingQueries: 'what the accountant answers, to `compute` and to the page',
  auditQueries: 'what audits answer, to `compute` and to the page',
  oneRunQueries: 'what audits of one run answer, to `compute` and to the page',
  trainingQueries: 'what audits of real training answer, to `compute` and to the page',
};

/** Modules that are imported whole, under a name that stands before each of theirs: read.delta(query). */
const IMPORTED_WHOLE: readonly string[] = ['src/cli/fields.ts'];

/** Queries, each a module that exports the function by the query's name and its `entry`; a table gathers them. */
const QUERIES = /^src\/(?:work|guests\/[\w-]+\/worker)\/queries\//;

/** What every guest exports under the same name, for src/guests/faces to gather. */
const FACES = /^src\/guests\/[^/]+\//;

/** A component's props, or a component that is declared where it is loaded when it is shown. */
const isShown = (name: string, text: string): boolean =>
  name.endsWith('Props') || new RegExp(`\\bconst ${name} = later\\(`).test(text);

/** A line for each exported name that is declared in two files, with both. `faces`: what guests export alike. */
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
