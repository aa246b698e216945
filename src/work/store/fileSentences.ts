// Why a file with a result cannot be opened.
import { sentences } from '../../base/sentences/family.ts';

export const RESULT_FILE = sentences('resultFile', {
  noResult:
    'The file is no result of a training audit that this page can read. Choose the merged.json of audit merge.',
  badLink: "The file's link cannot be read: {why:said} Choose the merged.json of audit merge.",
  nothingTrained: 'It says nothing that could be trained.',
  notDrawn: "The file's {field:name} cannot be drawn ({why:said}). Choose the merged.json of audit merge.",
  noNumber: 'it is no number',
  noNumbers: 'it is no list of at most {most:number} numbers',
  noCounts: 'it is no list of counts',
  noSentence: 'it is no sentence',
  perCheckpoint: 'there are {count:number} for {checkpoints:number} checkpoints',
  features: 'it has {count:number} features of {columns:number}',
  noClass: 'there is no class {label:number}',
  pixels: '{width:number} by {height:number} are not {columns:number} columns',
  perColumn: 'there are {count:number} for {columns:number} columns',
});
