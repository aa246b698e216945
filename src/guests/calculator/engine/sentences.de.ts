import { translation } from '../../../base/sentences/translation.ts';
import { CHOICE, EXPRESSION, REPORTED, UNUSED } from './sentences.ts';

export const EXPRESSION_DE = translation(EXPRESSION, {
  misplaced: '„{sign:name}“ gehört nicht dorthin (schreiben Sie eine Zahl oder eine Rechnung mit + - * / ^)',
  tooLarge: 'sie ist zu groß für eine Zahl, oder keine',
  openBracket: 'eine Klammer ist nicht geschlossen',
  endsEarly: 'sie endet zu früh',
  unknownCall: '{name:name}(…) ist hier nicht bekannt (schreiben Sie seinen Wert)',
  noValue: '{name:name} hat hier keinen Wert',
});

export const CHOICE_DE = translation(CHOICE, {
  weakName: 'Ihr Name kann etwas anderes zählen.',
  unknownWords: 'Ihr Name enthält Wörter, die diese Seite nicht kennt.',
  misspelt: 'Ihr Name scheint falsch geschrieben zu sein.',
  otherRemark: 'Die Bemerkung daneben sagt etwas anderes.',
  thousands: 'Ihr Punkt wurde als Tausenderpunkt gelesen.',
  spaces: 'Ihr Leerzeichen wurde als Tausendertrennung gelesen.',
  comma: 'Ihr Komma kann ein Dezimalkomma sein oder zwei Werte trennen.',
  notWorkedOut: 'Sie ließ sich nicht ausrechnen.',
  several: 'Mehrere Zahlen teilen sich ihren Namen.',
  condition: 'Sie gilt nur unter einer Bedingung.',
  changed: 'Eine Zeile ändert sie.',
  defaultOfFunction: 'Sie ist eine Voreinstellung, die gilt, wenn niemand etwas anderes angibt.',
  disagree: 'Der Text nennt dafür mehrere Werte.',
  twoCommands: 'Der Text enthält mehrere Befehle, und nicht alle nennen diese Zahl.',
  onlyRemarked:
    'Sie steht in einem Kommentar oder einem Zitat und wird darum nur angeboten, aber nie von selbst übernommen.',
  remarkDiffers: 'Ein Kommentar oder ein Zitat nennt eine andere Zahl, {text:quote}.',
  perDevice:
    'Sie kann der Batch eines Geräts oder eines Durchgangs sein, oder ein Produkt mit den Geräten und den angesammelten Batches.',
  smaller: 'Die Zeile {text:quote} kann sie kleiner machen.',
});

export const UNUSED_DE = translation(UNUSED, {
  unknownName: 'Diese Seite kennt ihren Namen nicht.',
  another: 'Nach den Wörtern daneben zählt sie etwas anderes.',
  defaultColumn: 'Sie steht in einer Spalte von Voreinstellungen.',
  notOfItsKind: 'Ihr Wert passt nicht zu ihrem Namen.',
  remarked: 'Sie steht in einem Kommentar oder einem Zitat.',
  lessSure: 'Die Zeile ist schon mit einer Zahl gefüllt, deren Name sicherer ist.',
  ofClients: 'Sie zählt Clients, und hier nehmen Einträge teil.',
  ofRecords: 'Sie zählt Einträge oder Batches, und hier nehmen Clients teil.',
  notEntering:
    'Sie geht nicht in ε ein, denn ein Client wird nach seinem eigenen Training als Ganzer gekürzt und verrauscht.',
  perPerson: 'Sie begrenzt die Einträge einer Person. Davon hängt ab, wen das ε schützt.',
  repeats: 'Sie zählt Trainings, und jedes zählt, dessen Ergebnis veröffentlicht wird.',
  reported: 'Sie ist das ε, das der Text berichtet, und das Ergebnis wird damit verglichen.',
  reportedOncePerEpoch:
    'Sie ist das ε, das der Text für Einträge berichtet, die in jeder Epoche einmal vorkommen, in welcher Reihenfolge auch immer.',
  stepsPerEpoch:
    'Sie zählt die Schritte einer Epoche und wird gebraucht, wenn die Zahl der Einträge nicht bekannt ist.',
  microbatches: 'Sie zählt Microbatches. Davon hängt ab, was gekürzt wird.',
  ofWholeBatch: 'Der ganze Batch eines Schritts steht daneben.',
});

export const REPORTED_DE = translation(REPORTED, {
  tight:
    'Das ist das ε für Hinzufügen/Entfernen, wie PRV- und PLD-Accountants es finden. Es ist nicht das ε eines Merkmals.',
  printedByOne:
    'Das druckt {library:said} für diese Zahlen. Es ist ein gültiges ε für Hinzufügen/Entfernen, {above:number} über dem scharfen.',
  printedByTwo:
    'Das drucken {one:said} und {other:said} für diese Zahlen. Es ist ein gültiges ε für Hinzufügen/Entfernen, {above:number} über dem scharfen.',
  printedByCentralLimit:
    'Das druckt {library:said} für diese Zahlen, nach einem zentralen Grenzwertsatz. Es ist eine Näherung und keine Schranke, und das ε für Hinzufügen/Entfernen, das gilt, ist {tight:number}.',
  substitute:
    'Es stimmt mit dem ε für Ersetzen überein, vielleicht wurde es also schon für replace-one berechnet.',
  centralLimit:
    'Ein GDP-Accountant benutzt einen zentralen Grenzwertsatz, darum ist seine Zahl eine Näherung und keine Schranke.',
  belowTight:
    'Das ε für Hinzufügen/Entfernen hier ist scharf, also nennt kein gültiger Accountant dieses Mechanismus weniger.',
  loosest: 'Die Rényi-Rechnung, die lockerste in Gebrauch, würde höchstens {most:number} drucken.',
  unexplained: 'Kein hier bekannter Accountant druckt es für diese Zahlen.',
  perhapsOfAnother:
    'Es kann zu einem anderen Schritt, δ oder einer anderen Ziehungsrate gehören, als der Text sagt. Vergleichen Sie also T und q oben mit dem, was lief.',
});
