import { translation } from '../../base/sentences/translation.ts';
import { PRIOR_WORDS } from './sentences.ts';

export const PRIOR_WORDS_DE = translation(PRIOR_WORDS, {
  noWeights: 'weights ist leer. Geben Sie mindestens eines an.',
  onlyZeros: 'weights sind alle 0. Geben Sie mindestens eines über 0 an.',
  doubtfulComma:
    'Zeile {line:number} der Tabelle endet auf {written:quote}, dessen Komma ein Dezimalzeichen sein könnte. Schreiben Sie das Gewicht mit einem Punkt oder den Namen in Anführungszeichen.',
  noWeight:
    'Zeile {line:number} der Tabelle hat {written:quote} als Gewicht. Geben Sie einen Namen, ein Komma und eine Zahl an, oder nur eine Zahl.',
  twoUnits:
    'Zeile {percent:number} der Tabelle gibt Prozent an, Zeile {plain:number} eine Zahl ohne Prozentzeichen. Geben Sie alle Gewichte auf eine Art an.',
  negativeWeight:
    'Zeile {line:number} der Tabelle hat das Gewicht {weight:number}. Geben Sie eine Zahl an, die mindestens 0 ist.',
  aboveWhole:
    'Zeile {line:number} der Tabelle hat {weight:number} %, mehr als das Ganze. Geben Sie höchstens 100 % an.',
  nameTwice:
    'Die Zeilen {before:number} und {line:number} der Tabelle nennen beide {label:quote}. Geben Sie jeden Wert einmal an.',
  tooManyLines: 'Die Tabelle hat {lines:number} Zeilen. Geben Sie höchstens {most:number} an.',
  emptyTable: 'Die Tabelle hat keine Werte. Geben Sie einen je Zeile an, mit seinem Gewicht.',
  tableOfZeros: 'Die Gewichte der Tabelle sind alle 0. Geben Sie mindestens eines über 0 an.',
});
