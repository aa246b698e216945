// Refusals of scores, of counts made from them, and of checkpoints that an audit of models cannot use.
import { sentences } from '../../../base/sentences/family.ts';

export const SCORES = sentences('scores', {
  notPerCheckpoint:
    'There are {scores:number} scores for {checkpoints:number} checkpoints. Give one per model and checkpoint.',
  modelTwice: 'Model {model:number} has scores already. Give each model once.',
  diverged:
    'The score of model {model:number} at step {step:number} is {score:number}, because the training diverged. Lower the learning rate.',
  notANumber:
    'A score of the {world:said} world is not a number. Leave such scores out, or mend what made them.',
  original: 'original',
  substituted: 'substituted',
  countAbove:
    '{field:name} is {count:number} of {other:name} = {trials:number}. Give at most {trials:number}.',
  notAscending: 'Checkpoint {step:number} follows {before:number}. Give ascending steps.',
  noCheckpoint: 'There is no checkpoint. Give at least one step.',
  tooFewRuns: 'There are {original:number} and {substituted:number} runs. Give at least two per world.',
  unequalRuns:
    'There are {original:number} and {substituted:number} runs. Give equally many, at least three per world.',
  noLogRatio:
    'The log ratio needs at least one false and one true positive, here {falsePositives:number} and {truePositives:number}. Use an exact bound.',
});
