import { translation } from '../../../base/sentences/translation.ts';
import { SCORES } from './sentences.ts';

export const SCORES_DE = translation(SCORES, {
  notPerCheckpoint:
    'Es gibt {scores:number} Scores für {checkpoints:number} Checkpoints. Geben Sie einen je Modell und Checkpoint an.',
  modelTwice: 'Modell {model:number} hat schon Scores. Geben Sie jedes Modell einmal an.',
  diverged:
    'Der Score von Modell {model:number} bei Schritt {step:number} ist {score:number}, denn das Training ist divergiert. Senken Sie die Lernrate.',
});
