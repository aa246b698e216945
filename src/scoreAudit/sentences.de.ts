import { translation } from '../base/sentences/translation.ts';
import { SCORE_AUDIT } from './sentences.ts';

export const SCORE_AUDIT_DE = translation(SCORE_AUDIT, {
  leftOut:
    'Von {planned:number} geplanten Tipps wurden {made:number} abgegeben, weil Canarys mit gleichem Score zusammen geraten werden oder gar nicht.',
  guessesFixed: 'Die Zahl der Tipps wurde vorher festgelegt.',
  bestOfGuesses:
    'Die Zahl der Tipps ist die beste von {count:number} vorher festgelegten ({tried:name}), und jede hat ihren Anteil am Niveau.',
  rowsAreCanaries:
    'Jede Zeile ist ein Canary eines Trainings. Sein Tipp folgt allein aus dem Score. Die höchsten Scores werden als z geraten, ebenso viele der niedrigsten nicht, und Canarys mit gleichem Score werden zusammen geraten oder gar nicht.',
  highestGuessed:
    'Jede Zeile ist ein Canary eines Trainings. Die höchsten Scores werden als z geraten, und sonst wird kein Tipp abgegeben. Canarys mit gleichem Score werden zusammen geraten oder gar nicht.',
  lowestGuessed:
    'Jede Zeile ist ein Canary eines Trainings. Von den niedrigsten Scores wird geraten, dass sie nicht zu z gehören, und sonst wird kein Tipp abgegeben. Canarys mit gleichem Score werden zusammen geraten oder gar nicht.',
  curveRejected:
    'Die ganze Kurve des behaupteten Laufs ({claimed:name}) ist zum Niveau {level:number} verworfen. Gälte sie, könnte kein Test so selten irren.',
  curveNotRejected:
    'Die ganze Kurve des behaupteten Laufs ({claimed:name}) ist zum Niveau {level:number} nicht verworfen.',
  turned:
    'Die Richtung wurde gewählt, als die Scores bekannt waren. Deshalb wird die Schranke zum halben Niveau abgelesen (Bonferroni, denn jede der beiden Richtungen hätte gewählt werden können).',
  askTurned:
    'Die Scores sprechen gegen die gewählte Richtung. Fragen Sie mit lower {lower:name} und turned true, um sie umzukehren. Die Schranke wird dann zum halben Niveau abgelesen, weil die Richtung gewählt wurde, als die Scores bekannt waren.',
  noScore:
    '{field:name} ist keine Zahl. Geben Sie eine Zahl an, die auch unendlich sein darf, denn nur die Reihenfolge zählt. Ein Lauf, dessen Score der Angriff nicht berechnen konnte, darf -Infinity haben, wenn jeder solche Lauf es hat. Lassen Sie nie Scores wegen ihrer Größe weg, denn dann kann die Schranke über der Wahrheit liegen.',
  noScores: '{field:name} enthält keinen Score. Geben Sie Scores beider Welten an.',
  noSuchName: '{field:name} ist {given:name}. Geben Sie eines von {names:name} an.',
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
