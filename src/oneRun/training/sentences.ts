// Refusals of requests for an audit of one training run, and assumptions of single kinds of training.
import { sentences } from '../../base/sentences/family.ts';

export const ONE_RUN_TRAINING = sentences('oneRunTraining', {
  poisoned:
    'The attacker chose the weights that training starts from, and fitted them to auxiliary records that are not in the data. The other canaries need less.',
  fromPublic:
    'Training starts from weights fitted to public sentences, and nothing is promised about these sentences.',
  meanOfCodes:
    'The loss of a code of several tags is the mean of their cross-entropies, which the published text leaves open.',
  beyondMemory:
    '{field:name} is {value:number} with {other:name} = {size:number}, which exceeds the planned memory. Give at most {most:number}.',
  noSecondLabel: 'Canary {canary:name} has no second label drawn like its own. Give selfComparison false.',
  madeWithoutData:
    'canary is {canary:name}, which is made without data. Give data none, or a canary that is a record.',
  recordWithoutData: 'data is none, but canary {canary:name} is a record of a data set. Give one.',
  noAuxiliary: 'data has no auxiliary records, which the initialisation is fitted to. Give some.',
  otherInData: '{field:name} is {value:number}, but the data set has {expected:number}. Give that.',
  languageApart:
    'model is {model:name} with canary {canary:name}. Give model language with fresh-tokens, prefix-suffix or new-token, and its language.',
  noTagDesign: 'tag is missing, but canary is trigger-tag. Give its design.',
  tagUnused: 'canary is {canary:name}, which has no tags. Give trigger-tag, or leave tag out.',
  hiddenOfLinear:
    'hidden is {hidden:number}, but a linear model has no hidden layer. Give model relu, or leave hidden out.',
  marginWithoutSecond: 'rule is margin, but without self-comparison there is no second label. Give halves.',
  halvesOfMany: 'k is {k:number}, but half and half tell two values apart. Give 2, or rule margin.',
  noTag: 'tag is missing, but lambda is the weight of the loss of tags.',
  noLambda: 'lambda is missing. Give at least one weight.',
  allCoincided: 'classes is {classes:number}, and the labels of every canary coincided. Give more classes.',
  tooFewLabels:
    'k is {k:number}, but a canary has only {labels:number} different labels. Give a smaller k, or more classes.',
  noCandidates: 'The game is {game:name}, which has no candidates. Give selfComparison true.',
});
