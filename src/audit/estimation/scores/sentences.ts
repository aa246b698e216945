// Refusals of scores that an audit of models cannot use.
import { sentences } from '../../../base/sentences/family.ts';

export const SCORES = sentences('scores', {
  notPerCheckpoint:
    'There are {scores:number} scores for {checkpoints:number} checkpoints. Give one per model and checkpoint.',
  modelTwice: 'Model {model:number} has scores already. Give each model once.',
  diverged:
    'The score of model {model:number} at step {step:number} is {score:number}, because the training diverged. Lower the learning rate.',
});
