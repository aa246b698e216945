import { translation } from '../../../base/sentences/translation.ts';
import { OWN_AUDIT_WORDS, SCORE_FILE } from './sentences.ts';

export const OWN_AUDIT_WORDS_DE = translation(OWN_AUDIT_WORDS, {
  leftOut:
    'Von {planned:number} geplanten Tipps wurden {made:number} abgegeben, weil Canarys mit gleichem Score zusammen geraten werden oder gar nicht.',
  guessesFixed: 'Die Zahl der Tipps wurde vorher festgelegt.',
  bestOfGuesses:
    'Die Zahl der Tipps ist die beste von {count:number} vorher festgelegten ({tried:name}), und jede hat ihren Anteil am Niveau.',
  rowsAreCanaries:
    'Jede Zeile ist ein Canary eines Trainings. Sein Tipp folgt allein aus dem Score. Die höchsten Scores werden als z geraten, ebenso viele der niedrigsten nicht, und Canarys mit gleichem Score werden zusammen geraten oder gar nicht.',
  turned:
    'Die Richtung wurde gewählt, als die Scores bekannt waren. Deshalb wird die Schranke zum halben Niveau abgelesen (Bonferroni, denn jede der beiden Richtungen hätte gewählt werden können).',
  thresholdFixed: 'Die Schwelle wurde festgelegt, bevor die Scores bekannt waren.',
  bestOfThresholds:
    'Die Schwelle ist die beste von {count:number}, die alle festgelegt wurden, bevor die Scores bekannt waren, und jede hat ihren Anteil am Niveau (Bonferroni).',
  watchedRule:
    'watched ist true, aber die Regel {rule:name} braucht eine vorher festgelegte Zahl von Läufen. Nehmen Sie Schwellen, die vorher festgelegt wurden.',
  thresholdLearnt:
    'Die Schwelle wurde an einem Fünftel der Zeilen gelernt. Eine Ziehung ihrer Plätze mit festem Seed hat dieses Fünftel gewählt, und es wird nicht mitgezählt.',
  bestOfAll:
    'Die Schwelle ist die beste von allen, und die Schranken für die Fehlerraten gelten bei allen Schwellen zugleich.',
  oddGuesses:
    'guesses ist {guesses:number}, aber die Hälfte der Tipps lautet z. Geben Sie eine gerade Zahl an.',
  unfairCoins:
    '{inside:number} von {canaries:number} Canarys sind in der Welt von z, was faire Münzen kaum je bewirken. Lassen Sie für jeden Canary eine eigene faire Münze entscheiden.',
  canariesOutside:
    'Die Datei hat {canaries:number} Canarys eines Trainings. Geben Sie 2 bis {most:number} an.',
  thresholdsOutside:
    'thresholds enthält {count:number} Zahlen. Geben Sie 1 bis {most:number} an, die festgelegt wurden, bevor die Scores bekannt waren.',
  thresholdTwice: 'thresholds enthält eine Zahl zweimal. Geben Sie jede einmal an.',
  tooFewForSplit:
    'Es gibt {original:number} Scores von z und {substituted:number} der anderen Welt, eine Teilung braucht aber von beiden etwa zwanzig. Geben Sie mehr an, oder legen Sie eine Schwelle vorher fest.',
  sortedRows:
    'Die Zeilen einer Welt sind nach ihren Scores sortiert. Eine Teilung nach Plätzen wäre deshalb eine nach Rängen, und ihre Schranke hätte nicht ihre Konfidenz. Geben Sie die Zeilen in der Reihenfolge an, in der die Modelle trainiert wurden, oder nehmen Sie die beste aller Schwellen.',
});

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
  noWorld:
    'In Zeile {line:number} fehlt die Welt. Geben Sie 1, in oder z für die eine an und 0, out oder z′ für die andere.',
  badWorld:
    'In Zeile {line:number} steht die Welt {world:said}. Geben Sie 1, in oder z für die eine an und 0, out oder z′ für die andere.',
  tooManyRows:
    'Es sind mehr als {most:number} Zeilen. Geben Sie einen Teil davon an, der ohne Blick auf die Scores ausgewählt wurde.',
  noText: 'Das ist kein Text in UTF-8. Speichern Sie die Zeilen als CSV.',
  unreadable: 'Die Datei konnte nicht gelesen werden ({why:said}). Wählen Sie sie noch einmal.',
});
