// What is said about a reader's own audit: the rule that was followed, and the rows or settings that allow no bound.
import { sentences } from '../../../base/sentences/family.ts';

export const OWN_AUDIT_WORDS = sentences('ownAudit', {
  leftOut:
    'Of {planned:number} planned guesses {made:number} were made, because canaries of equal scores are guessed together or not at all.',
  guessesFixed: 'The number of guesses was fixed beforehand.',
  bestOfGuesses:
    'The number of guesses is the best of {count:number} that were fixed beforehand ({tried:name}), and each has its share of the level.',
  rowsAreCanaries:
    'Each row is a canary of one training run. Its guess follows from the score alone. The highest scores are guessed z, as many of the lowest are not, and canaries of equal scores are guessed together or not at all.',
  turned:
    'The direction was chosen after the scores were seen, so the bound is read at half of the level (Bonferroni, for either direction might have been chosen).',
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

export const SCORE_FILE = sentences('scoreFile', {
  scores: 'the scores',
  world: 'the world',
  noSuchColumn:
    '{field:name} is {wanted:said}, but the columns are {columns:said}. Give the name of one of them, or its number from 1.',
  cell: '“{text:name}”',
  twoColumns:
    'The columns {one:said} and {other:said} could both hold {what:said}. Say which of them does: give its name or its number as the column of {what:said} ({field:name}).',
  oneColumnForBoth:
    'The column {column:said} is given for the scores and for the world. Give two different columns.',
  whichColumns:
    'Line {line:number} has {cells:number} cells. Give two columns, or a first line in which two of them are called score and world, or say which column is which (scoreColumn, worldColumn).',
  oneCell:
    'Line {line:number} holds one cell, {cell:said}. Separate score and world by a comma, a semicolon, a tab or a blank.',
  noRows: 'There are no rows. Give one for each score, with the world that it is of.',
  noRowOfZ: 'There is no row of the world of z among {rows:number}. Give rows of both worlds.',
  noRowOfOther: 'There is no row of the other world among {rows:number}. Give rows of both worlds.',
  longLine: 'Line {line:number} has more than {most:number} characters. Give one row a line.',
  otherCells:
    'Line {line:number} has {cells:number} cells where the first line has {expected:number}. Give every row as many.',
  noScore: 'Line {line:number} has no score. {remedy:said}',
  badScore: 'Line {line:number} has the score {score:said}. {remedy:said}',
  scoreForEveryRun:
    'Give a number for every run, where inf and -inf are numbers, for only the order counts. A run whose score the attack could not compute may have -inf, if every such run has it. Never leave rows out because of their score, for then the bound may exceed the truth.',
  noWorld: 'Line {line:number} has no world. Give 1, in or z for the one, and 0, out or z′ for the other.',
  badWorld:
    'Line {line:number} has the world {world:said}. Give 1, in or z for the one, and 0, out or z′ for the other.',
  tooManyRows:
    'There are more than {most:number} rows. Give a part of them that was chosen without looking at the scores.',
  noText: 'This is not text in UTF-8. Save the rows as CSV.',
  unreadable: 'The file could not be read ({why:said}). Choose it again.',
});
