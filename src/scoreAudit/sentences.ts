// The sentences on an audit from scores: on the rule that was followed, and on rows or settings that allow no bound.
import { sentences } from '../base/sentences/family.ts';

export const SCORE_AUDIT = sentences('scoreAudit', {
  leftOut:
    'Of {planned:number} planned guesses {made:number} were made, because canaries of equal scores are guessed together or not at all.',
  guessesFixed: 'The number of guesses was fixed beforehand.',
  bestOfGuesses:
    'The number of guesses is the best of {count:number} that were fixed beforehand ({tried:name}), and each has its share of the level.',
  rowsAreCanaries:
    'Each row is a canary of one training run. Its guess follows from the score alone. The highest scores are guessed z, as many of the lowest are not, and canaries of equal scores are guessed together or not at all.',
  highestGuessed:
    'Each row is a canary of one training run. The highest scores are guessed z, and no other guess is made. Canaries of equal scores are guessed together or not at all.',
  lowestGuessed:
    'Each row is a canary of one training run. The lowest scores are guessed not to be z, and no other guess is made. Canaries of equal scores are guessed together or not at all.',
  curveRejected:
    'The whole {claimed:name} curve of the claimed run is rejected at level {level:number}. No test could err so rarely if it held.',
  curveNotRejected:
    'The whole {claimed:name} curve of the claimed run is not rejected at level {level:number}.',
  turned:
    'The direction was chosen after the scores were seen, so the bound is read at half of the level (Bonferroni, for either direction might have been chosen).',
  askTurned:
    'The scores speak against the direction that was taken. Ask with lower {lower:name} and turned true to turn them. The bound is then read at half of the level, because the direction was chosen after the scores were seen.',
  noScore:
    '{field:name} is no number. Give a number, or an infinite one, for only the order counts. A run whose score the attack could not compute may have -Infinity, if every such run has it. Never leave scores out because of their size, for then the bound may exceed the truth.',
  noScores: '{field:name} holds no score. Give the scores of both worlds.',
  noSuchName: '{field:name} is {given:name}. Give one of {names:name}.',
  thresholdFixed: 'The threshold was fixed before the scores were seen.',
  bestOfThresholds:
    'The threshold is the best of {count:number} that were all fixed before the scores were seen, and each has its share of the level (Bonferroni).',
  watchedRule:
    'watched is true, but the rule {rule:name} needs a number of trainings that was fixed beforehand. Use thresholds that were fixed beforehand.',
  thresholdLearnt:
    'The threshold was learnt on a fifth of the rows. A seeded draw of their places chose that fifth, and it is left out of the count.',
  bestOfAll:
    'The threshold is the best of all, and the bounds on the error rates hold at every threshold at once.',
  oddGuesses: 'guesses is {guesses:number}, but half of the guesses are z. Give an even number.',
  unfairCoins:
    '{inside:number} of {canaries:number} canaries are in the world of z, which fair coins would hardly do. Draw each canary’s world by a fair coin of its own.',
  canariesOutside: 'The file has {canaries:number} canaries of one training. Give 2 to {most:number}.',
  thresholdsOutside:
    'thresholds holds {count:number} numbers. Give 1 to {most:number} that were fixed before the scores were seen.',
  thresholdTwice: 'thresholds holds a number twice. Give each once.',
  tooFewForSplit:
    'There are {original:number} scores of z and {substituted:number} of the other world, but a split needs some twenty of each. Give more, or fix a threshold beforehand.',
  sortedRows:
    'The rows of a world are sorted by their scores, so a split by their places would be one by their ranks, and its bound would not have its confidence. Give the rows in the order in which the models were trained, or take the best of all thresholds.',
});
