import { translation } from '../../../base/sentences/translation.ts';
import { EXPRESSION, READING, REPORTED } from './sentences.ts';

export const EXPRESSION_DE = translation(EXPRESSION, {
  misplaced: '„{sign:name}“ gehört nicht dorthin (schreiben Sie eine Zahl oder eine Rechnung mit + - * / ^)',
  tooLarge: 'sie ist zu groß für eine Zahl, oder keine',
  openBracket: 'eine Klammer ist nicht geschlossen',
  endsEarly: 'sie endet zu früh',
  unknownCall: '{name:name}(…) ist hier nicht bekannt (schreiben Sie seinen Wert)',
  noValue: '{name:name} hat hier keinen Wert',
});

export const READING_DE = translation(READING, {
  weakName: 'Sein Name kann etwas anderes zählen.',
  unknownWords: 'Sein Name enthält Wörter, die diese Seite nicht kennt.',
  misspelt: 'Sein Name scheint falsch geschrieben zu sein.',
  ofClients: 'Er zählt Clients, nicht Einträge.',
  otherRemark: 'Die Bemerkung daneben sagt etwas anderes.',
  quotient: 'Es ist ein Quotient, oder es sind zwei Werte.',
  thousands: 'Sein Punkt wurde als Tausenderpunkt gelesen.',
  notWorkedOut: 'Er ließ sich nicht ausrechnen.',
  several: 'Mehrere Werte, oder einer mit Dezimalkomma.',
  anotherBeside: 'Eine andere Zahl steht daneben.',
  fromProse: 'Er stammt aus einem Satz, also prüfen Sie ihn bitte.',
  defaultOfFunction: 'Es ist die Voreinstellung einer Funktion.',
  fromItself: 'Er wird aus sich selbst berechnet.',
  lengthOfLoop: 'Es ist die Länge einer Schleife.',
  productOfDevices:
    'Es ist ein Produkt aus dem Batch eines Geräts, den angesammelten Batches und den Geräten.',
  ofOneDevice: 'Es ist der Batch eines Geräts oder eines Durchgangs.',
  smaller: '„{text:name}“ kann ihn kleiner machen.',
  smallerByLine: '„{text:name}“, Zeile {line:number}, kann ihn kleiner machen.',
  remark: 'Eine Bemerkung, „{text:name}“, sagt etwas anderes.',
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
