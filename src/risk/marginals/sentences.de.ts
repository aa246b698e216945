import { translation } from '../../base/sentences/translation.ts';
import { MARGINALS } from './sentences.ts';

export const MARGINALS_DE = translation(MARGINALS, {
  secretsFromPrior:
    'Die unbekannten Werte jedes Ziels werden aus dem Chow-Liu-Prior bei gegebenen übrigen Spalten gezogen und sind nicht seine eigenen aus den Daten.',
  secretsFromRecords:
    'Die unbekannten Werte jedes Ziels sind seine eigenen aus den Daten. Die Schranken gelten für Werte, die aus dem Prior gezogen sind, einem Chow-Liu-Baum anderer Einträge, und können bei diesen versagen.',
  allElseKnown: 'Der Angreifer kennt alle anderen Spalten und alle anderen Einträge.',
  evenNoise: 'Das Rauschen ist gaußisch, auf jeder Zahl gleich groß.',
  unknownOutside:
    'unknown enthält {name:name}, das nicht unter den Spalten {columns:name} ist. Geben Sie einige von diesen an.',
  tooFewColumns: 'columns enthält {count:number}. Geben Sie mindestens zwei Namen an.',
  noSuchColumn:
    'columns enthält {name:name}, das der Datenbestand nicht hat. Geben Sie einige von {columns:name} an.',
  columnTwice: 'columns enthält einen Namen zweimal. Geben Sie jeden einmal an.',
  noKnownRecords: 'Es gibt keine bekannten Einträge, ein Prior braucht aber mindestens einen.',
  tooManyCombinations:
    'unknown nennt {count:number} Spalten mit {combinations:number} Kombinationen. Geben Sie mindestens eine an, und weniger oder mit weniger Intervallen.',
  tooManyNumbers:
    'bins ergeben mehr als {most:number} Zahlen insgesamt. Geben Sie weniger Spalten oder Intervalle an.',
});
