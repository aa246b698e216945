// Sentences that refuse pasted records which cannot be drawn.
import { sentences } from '../../../../base/sentences/family.ts';

export const PASTE = sentences('paste', {
  source: 'paste',
  empty: 'The paste is empty. Give x, y and the class of one record on each line.',
  columns: 'Line {line:number} has {columns:number} columns. Give three, for x, y and the class.',
  records: 'The paste has {rows:number} records. Give 2 to {most:number}.',
  noNumber: 'Line {line:number} has “{text:name}” for {side:name}. Give a number such as “0.4”.',
  noClass: 'Line {line:number} has no class. Give one of two, such as 0 or 1.',
  classForMissing:
    'Line {line:number} has “{text:name}” for the class, which stands for a missing value. Give one of two, such as 0 or 1.',
  thirdClass:
    'Line {line:number} has a third class, “{text:name}”, after “{first:name}” and “{second:name}”. Keep the records of two.',
  oneClass: 'All records are of class “{text:name}”. Give records of two classes.',
});
