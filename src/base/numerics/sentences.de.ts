import { translation } from '../sentences/translation.ts';
import { NUMERICS } from './sentences.ts';

export const NUMERICS_DE = translation(NUMERICS, {
  missing: '{field:name} fehlt. Geben Sie {wanted:said} an.',
  refused: '{field:name} ist {value:said}. Geben Sie {wanted:said} an.',
  integerIn: 'eine ganze Zahl in {range:said}',
  numberIn: 'eine Zahl in {range:said}',
  closed: '[{min:number}; {max:number}]',
  openAbove: '[{min:number}; {max:number})',
  openBelow: '({min:number}; {max:number}]',
  open: '({min:number}; {max:number})',
  value: '{value:number}',
  text: '{text:quote}',
  numberAsText: 'den Text {text:quote}',
  tooMuchWork:
    '{field:name} enthält {trials:number} Versuche. Die Wahrscheinlichkeit von mindestens {count:number} Erfolgen bräuchte {work:number} Additionen. Geben Sie weniger an.',
});
