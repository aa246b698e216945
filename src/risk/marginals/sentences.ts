// The sentences on what attribute inference from noisy marginals assumes, and on columns that it refuses.
import { sentences } from '../../base/sentences/family.ts';

export const MARGINALS = sentences('marginals', {
  secretsFromPrior:
    'Each target’s unknown values are drawn from the Chow-Liu prior given its other columns, not its own from the data.',
  secretsFromRecords:
    'Each target’s unknown values are its own from the data. The bounds are for values drawn from the prior, a Chow-Liu tree of other records, and may fail for these.',
  allElseKnown: 'The attacker knows all other columns and all other records.',
  evenNoise: 'Noise is Gaussian, of one size on every number.',
  unknownOutside:
    'unknown holds {name:name}, which is not among the columns {columns:name}. Give some of those.',
  tooFewColumns: 'columns holds {count:number}. Give at least two names.',
  noSuchColumn: 'columns holds {name:name}, which the data set has not. Give some of {columns:name}.',
  columnTwice: 'columns holds a name twice. Give each once.',
  noKnownRecords: 'There are no known records, but a prior needs at least one.',
  tooManyCombinations:
    'unknown names {count:number} columns of {combinations:number} combinations. Give at least one, and fewer or with fewer bins.',
  tooManyNumbers: 'bins give more than {most:number} numbers in all. Give fewer columns or bins.',
});
