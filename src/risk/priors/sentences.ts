// The sentences that refuse weights, or a table of them, that are no prior.
import { sentences } from '../../base/sentences/family.ts';

export const PRIOR_WORDS = sentences('priors', {
  noWeights: 'weights is empty. Give at least one.',
  onlyZeros: 'weights are all 0. Give at least one above 0.',
  doubtfulComma:
    'Line {line:number} of the table ends in {written:quote}, whose comma could be a decimal mark. Write the weight with a point, or the name in quotes.',
  noWeight:
    'Line {line:number} of the table has {written:quote} for a weight. Give a name, a comma and a number, or a number alone.',
  twoUnits:
    'Line {percent:number} of the table gives per cent, line {plain:number} a number without its sign. Give all weights in one way.',
  negativeWeight:
    'Line {line:number} of the table has the weight {weight:number}. Give a number of at least 0.',
  aboveWhole: 'Line {line:number} of the table has {weight:number}%, more than the whole. Give at most 100%.',
  nameTwice:
    'Lines {before:number} and {line:number} of the table both name {label:quote}. Give each value once.',
  tooManyLines: 'The table has {lines:number} lines. Give at most {most:number}.',
  emptyTable: 'The table has no values. Give one a line, with its weight.',
  tableOfZeros: 'The table’s weights are all 0. Give at least one above 0.',
});
