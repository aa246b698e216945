// Sentences that refuse a file of scores, with what to do about it.
import { sentences } from '../../../base/sentences/family.ts';

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
  gapAbove: 'Line {line:number} has a score below an empty cell of the same column. {remedy:said}',
  noWorld: 'Line {line:number} has no world. Give 1, in or z for the one, and 0, out or z′ for the other.',
  badWorld:
    'Line {line:number} has the world {world:said}. Give 1, in or z for the one, and 0, out or z′ for the other.',
  tooManyRows:
    'There are more than {most:number} rows. Give a part of them that was chosen without looking at the scores.',
  rowWithoutScore: 'Row {row:number} has no score. {remedy:said}',
  badRowScore: 'Row {row:number} has the score {score:said}. {remedy:said}',
  rowWithoutWorld:
    'Row {row:number} has no world. Give 1, in or z for the one, and 0, out or z′ for the other.',
  badRowWorld:
    'Row {row:number} has the world {world:said}. Give 1, in or z for the one, and 0, out or z′ for the other.',
  otherRowCells:
    'Row {row:number} has {cells:number} values where the first row has {expected:number}. Give every row as many.',
  otherLength:
    '“{one:name}” has {length:number} values and “{other:name}” has {others:number}. Give them as many, or call them in and out.',
  whichArrayColumns:
    'The table has {columns:number} columns. Say which of them holds the scores and which the world (scoreColumn, worldColumn).',
  oneList:
    'These {rows:number} scores say nothing of a world. Give a second file with the scores of the other world, or a column of worlds beside them.',
  twoTables:
    'Two files were given, and one of them has several columns. Give one list of scores for each world.',
  arrayShape:
    'The array has {dimensions:number} dimensions, of shape ({shape:name}). Give one with two columns, score and world, or a list of scores for each world.',
  noJson: 'This is not JSON. Save it again. Infinite scores are the texts "inf" and "-inf" in JSON.',
  otherJson:
    'This JSON holds no table of scores. Give lists under the names in and out, or rows of a score and a world.',
  largeFile:
    'The file has more than {most:number} MiB. Save the scores as CSV, which is read piece by piece, or give a part of them that was chosen without looking at the scores.',
  noText: 'This is not text in UTF-8. Save the scores as CSV, as NPY or as JSON.',
  unreadable: 'The file could not be read ({why:said}). Choose it again.',
});
