import { translation } from '../../../base/sentences/translation.ts';
import { SCORE_FILE } from './sentences.ts';

export const SCORE_FILE_DE = translation(SCORE_FILE, {
  scores: 'die Scores',
  world: 'die Welt',
  noSuchColumn:
    '{field:name} ist {wanted:said}, aber die Spalten sind {columns:said}. Geben Sie den Namen von einer an oder ihre Nummer ab 1.',
  cell: '„{text:name}“',
  twoColumns:
    'Die Spalten {one:said} und {other:said} könnten beide {what:said} enthalten. Sagen Sie, welche es ist: Geben Sie ihren Namen oder ihre Nummer als Spalte für {what:said} an ({field:name}).',
  oneColumnForBoth:
    'Die Spalte {column:said} ist für die Scores und für die Welt angegeben. Geben Sie zwei verschiedene Spalten an.',
  whichColumns:
    'Zeile {line:number} hat {cells:number} Zellen. Geben Sie zwei Spalten an oder eine erste Zeile, in der zwei von ihnen score und world heißen, oder sagen Sie, welche Spalte welche ist (scoreColumn, worldColumn).',
  oneCell:
    'Zeile {line:number} enthält eine einzige Zelle, {cell:said}. Trennen Sie Score und Welt durch Komma, Semikolon, Tabulator oder Leerzeichen.',
  noRows: 'Es gibt keine Zeilen. Geben Sie für jeden Score eine an, mit der Welt, aus der er stammt.',
  noRowOfZ: 'Unter {rows:number} Zeilen ist keine aus der Welt von z. Geben Sie Zeilen beider Welten an.',
  noRowOfOther:
    'Unter {rows:number} Zeilen ist keine aus der anderen Welt. Geben Sie Zeilen beider Welten an.',
  longLine:
    'Zeile {line:number} hat mehr als {most:number} Zeichen. Geben Sie auf jeder Zeile einen Score mit seiner Welt an.',
  otherCells:
    'Zeile {line:number} hat {cells:number} Zellen, die erste Zeile aber {expected:number}. Geben Sie in jeder Zeile gleich viele an.',
  noScore: 'In Zeile {line:number} fehlt der Score. {remedy:said}',
  badScore: 'In Zeile {line:number} steht der Score {score:said}. {remedy:said}',
  scoreForEveryRun:
    'Geben Sie für jeden Lauf eine Zahl an, wobei auch inf und -inf Zahlen sind, denn nur die Reihenfolge zählt. Ein Lauf, dessen Score der Angriff nicht berechnen konnte, darf -inf haben, wenn jeder solche Lauf es hat. Lassen Sie nie Zeilen wegen ihres Scores weg, denn dann kann die Schranke über der Wahrheit liegen.',
  gapAbove: 'In Zeile {line:number} steht ein Score unter einer leeren Zelle derselben Spalte. {remedy:said}',
  noWorld:
    'In Zeile {line:number} fehlt die Welt. Geben Sie 1, in oder z für die eine an und 0, out oder z′ für die andere.',
  badWorld:
    'In Zeile {line:number} steht die Welt {world:said}. Geben Sie 1, in oder z für die eine an und 0, out oder z′ für die andere.',
  tooManyRows:
    'Es sind mehr als {most:number} Zeilen. Geben Sie einen Teil davon an, der ohne Blick auf die Scores ausgewählt wurde.',
  rowWithoutScore: 'In Zeile {row:number} fehlt der Score. {remedy:said}',
  badRowScore: 'In Zeile {row:number} steht der Score {score:said}. {remedy:said}',
  rowWithoutWorld:
    'In Zeile {row:number} fehlt die Welt. Geben Sie 1, in oder z für die eine an und 0, out oder z′ für die andere.',
  badRowWorld:
    'In Zeile {row:number} steht die Welt {world:said}. Geben Sie 1, in oder z für die eine an und 0, out oder z′ für die andere.',
  otherRowCells:
    'Zeile {row:number} hat {cells:number} Werte, die erste Zeile aber {expected:number}. Geben Sie in jeder Zeile gleich viele an.',
  otherLength:
    '„{one:name}“ hat {length:number} Werte und „{other:name}“ hat {others:number}. Geben Sie gleich viele an, oder nennen Sie die Listen in und out.',
  whichArrayColumns:
    'Die Tabelle hat {columns:number} Spalten. Sagen Sie, welche die Scores enthält und welche die Welt (scoreColumn, worldColumn).',
  oneList:
    'Diese {rows:number} Scores sagen nichts über eine Welt. Geben Sie eine zweite Datei mit den Scores der anderen Welt an, oder daneben eine Spalte mit den Welten.',
  twoTables:
    'Es sind zwei Dateien, und eine davon hat mehrere Spalten. Geben Sie für jede Welt eine Liste von Scores an.',
  arrayShape:
    'Das Array hat {dimensions:number} Dimensionen, mit der Form ({shape:name}). Geben Sie eins mit zwei Spalten an, Score und Welt, oder für jede Welt eine Liste von Scores.',
  noJson:
    'Das ist kein JSON. Speichern Sie es noch einmal. Unendliche Scores sind in JSON die Texte "inf" und "-inf".',
  otherJson:
    'Dieses JSON enthält keine Tabelle von Scores. Geben Sie Listen unter den Namen in und out an, oder Zeilen aus Score und Welt.',
  largeFile:
    'Die Datei hat mehr als {most:number} MiB. Speichern Sie die Scores als CSV, das Stück für Stück gelesen wird, oder geben Sie einen Teil davon an, der ohne Blick auf die Scores ausgewählt wurde.',
  noText: 'Das ist kein Text in UTF-8. Speichern Sie die Scores als CSV, als NPY oder als JSON.',
  unreadable: 'Die Datei konnte nicht gelesen werden ({why:said}). Wählen Sie sie noch einmal.',
});
