// Refusals of a data set that is not on offer, and of a shipped file that is damaged.
import { sentences } from '../../base/sentences/family.ts';

export const DATASET_FAULT = sentences('datasetFault', {
  unknown: "There is no data set '{id:name}'. Choose one of {known:name}.",
  noTraining: 'The training split has no rows. Give at least one.',
  damaged: '{file:name} {fault:said}. Restore the file.',
  damagedAt: '{file:name}, {fault:said}. Restore the file.',
  shape: 'has shape ({shape:name}), not {wanted:name}',
  rowsShape: 'has shape ({shape:name}), not rows x {width:number}',
  columns: 'has {columns:number} columns, not {wanted:number}',
  deflated: 'cannot be inflated',
  lines: 'has {lines:number} lines, not {wanted:number}',
  sentenceLine: 'has no year, president and sentence in line {line:number}',
  measurements: 'line {line:number}: expected {count:number} numbers and a diagnosis',
  greyValue: 'row {row:number}: a value is outside 0..{brightest:number}, or the digit outside 0..9',
  noWords: 'has no line of words',
  ends: 'ends at byte {at:number}',
  noNumber: 'has no number before byte {at:number}',
  wordBeyond: 'has word {word:number} of {words:number} before byte {at:number}',
  sentenceCount: 'has {count:number} sentences',
});
