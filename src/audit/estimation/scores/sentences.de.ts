import { translation } from '../../../base/sentences/translation.ts';
import { SCORES } from './sentences.ts';

export const SCORES_DE = translation(SCORES, {
  notPerCheckpoint:
    'Es gibt {scores:number} Scores für {checkpoints:number} Checkpoints. Geben Sie einen je Modell und Checkpoint an.',
  modelTwice: 'Modell {model:number} hat schon Scores. Geben Sie jedes Modell einmal an.',
  diverged:
    'Der Score von Modell {model:number} bei Schritt {step:number} ist {score:number}, denn das Training ist divergiert. Senken Sie die Lernrate.',
  notANumber:
    'Ein Score der {world:said} Welt ist keine Zahl. Lassen Sie solche Scores weg, oder beheben Sie, was sie erzeugt hat.',
  original: 'ursprünglichen',
  substituted: 'ersetzten',
  countAbove:
    '{field:name} ist {count:number} von {other:name} = {trials:number}. Geben Sie höchstens {trials:number} an.',
  notAscending: 'Checkpoint {step:number} folgt auf {before:number}. Geben Sie aufsteigende Schritte an.',
  noCheckpoint: 'Es gibt keinen Checkpoint. Geben Sie mindestens einen Schritt an.',
  tooFewRuns:
    'Es gibt {original:number} und {substituted:number} Läufe. Geben Sie mindestens zwei je Welt an.',
  unequalRuns:
    'Es gibt {original:number} und {substituted:number} Läufe. Geben Sie gleich viele an, mindestens drei je Welt.',
  noLogRatio:
    'Der Logarithmus des Verhältnisses braucht mindestens ein falsch und ein richtig positives Ergebnis, hier sind es {falsePositives:number} und {truePositives:number}. Nehmen Sie eine exakte Schranke.',
});
