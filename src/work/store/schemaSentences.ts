// The sentences on why a result that was read cannot be drawn.
import { sentences } from '../../base/sentences/family.ts';

export const RESULT_SCHEMA = sentences('resultSchema', {
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
