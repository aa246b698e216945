import { translation } from '../../base/sentences/translation.ts';
import { FIELD_VALUE, NUMBER_TEXT } from './sentences.ts';

export const FIELD_VALUE_DE = translation(FIELD_VALUE, {
  titled: '{label:said} {symbol:name}',
  oneOf: 'eines von {choices:name}',
  someOf: 'eines oder mehrere von {choices:name}, durch Kommas getrennt',
  wordOr: '„{word:name}“ oder {range:said}',
  textAs: 'einen Text wie {example:name}',
  different: 'höchstens {limit:number} verschiedene Zahlen, durch Kommas getrennt',
  cannotBe: '{field:said} kann nicht {given:said} sein, denn {why:said}. Geben Sie an: {range:said}.',
  refused: '{field:said} ist {given:said}. Geben Sie {range:said} an.',
  notWhole: 'das ist keine ganze Zahl',
  outOfRange: 'das liegt außerhalb des Bereichs',
  text: '{text:quote}',
  value: '{value:number}',
  notPlain: 'etwas, das keine einfachen Daten sind',
});

export const NUMBER_TEXT_DE = translation(NUMBER_TEXT, {
  empty: 'dort steht nichts',
  notPercentage: 'das ist kein Prozentsatz wie 6%',
  notFraction: 'das ist kein Bruch wie 1/16',
  dividesByZero: 'das teilt durch null',
  ambiguousComma:
    'das Komma ist mehrdeutig (schreiben Sie einen Dezimalpunkt, wie in 0.5, und tausend als 1000)',
  notNumber: 'das ist keine Zahl wie 12, 1/16 oder 1e-5',
  tooLarge: 'das ist zu groß für eine Zahl',
});
