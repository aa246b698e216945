// The sentences on values that fields refuse, and on the values that they take.
import { sentences } from '../../base/sentences/family.ts';

export const FIELD_VALUE = sentences('fieldValue', {
  titled: '{label:said} {symbol:name}',
  oneOf: 'one of {choices:name}',
  someOf: 'one or more of {choices:name}, separated by commas',
  wordOr: "'{word:name}' or {range:said}",
  textAs: 'a text such as {example:name}',
  different: 'at most {limit:number} different numbers, separated by commas',
  cannotBe: '{field:said} cannot be {given:said}, because {why:said}. Give {range:said}.',
  refused: '{field:said} is {given:said}. Give {range:said}.',
  notWhole: 'it is not whole',
  outOfRange: 'it is out of range',
  text: '{text:quote}',
  value: '{value:number}',
  notPlain: 'something that is no plain data',
});

/** Sentences on why a text is no number. */
export const NUMBER_TEXT = sentences('numberText', {
  empty: 'nothing is written there',
  notPercentage: 'it is not a percentage such as 6.25%',
  notFraction: 'it is not a fraction such as 1/16',
  dividesByZero: 'it divides by zero',
  ambiguousComma: 'the comma is ambiguous (write a decimal point, as in 0.5, or 1,000 for a thousand)',
  notNumber: 'it is not a number such as 0.05, 1/16 or 1e-5',
  tooLarge: 'it is too large for a number',
});
