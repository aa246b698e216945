// The sentences on why a file with a result cannot be opened.
import { sentences } from '../../base/sentences/family.ts';

export const RESULT_FILE = sentences('resultFile', {
  noResult:
    'The file is no result of a training audit that this page can read. Choose the merged.json of audit merge.',
  badLink: "The file's link cannot be read: {why:said} Choose the merged.json of audit merge.",
  nothingTrained: 'It says nothing that could be trained.',
});
