// Messages about a number that is refused.
import { sentences } from '../sentences/family.ts';

export const NUMERICS = sentences('numerics', {
  missing: '{field:name} is missing. Give {wanted:said}.',
  refused: '{field:name} is {value:said}. Give {wanted:said}.',
  integerIn: 'an integer in {range:said}',
  numberIn: 'a number in {range:said}',
  closed: '[{min:number}, {max:number}]',
  openAbove: '[{min:number}, {max:number})',
  openBelow: '({min:number}, {max:number}]',
  open: '({min:number}, {max:number})',
  value: '{value:number}',
  text: '{text:quote}',
  numberAsText: 'the text {text:quote}',
  tooMuchWork:
    '{field:name} holds {trials:number} trials, whose tail at {count:number} would take {work:number} additions. Give fewer.',
});
