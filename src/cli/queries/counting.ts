// Queries about counts at one threshold: binomial bounds and what they imply for epsilon.
import { clopperPearson } from '../../auditing/clopperPearson';
import { lowerBoundsFromCounts } from '../../auditing/lowerBounds';
import { InputError } from '../../numerics/errors';
import { COUNT, numberField, OPEN_UNIT_INTERVAL, POSITIVE_COUNT, type Query, UNIT_INTERVAL } from '../fields';
import type { Handler } from '../handler';

/** A count that may not exceed its number of trials. */
function countOf(query: Query, field: string, trialsField: string): { count: number; trials: number } {
  const trials = numberField(query, trialsField, POSITIVE_COUNT);
  const count = numberField(query, field, COUNT);
  if (count > trials) {
    throw new InputError(
      'inconsistent',
      field,
      `${field} is ${count} but ${trialsField} is ${trials}; give at most ${trials}.`,
    );
  }
  return { count, trials };
}

export const countingQueries: readonly [string, Handler][] = [
  [
    'clopperPearson',
    (query) => {
      const { count, trials } = countOf(query, 'k', 'n');
      return { ...clopperPearson(count, trials, numberField(query, 'alpha', OPEN_UNIT_INTERVAL)) };
    },
  ],
  [
    'lowerBoundsFromCounts',
    (query) => {
      const out = countOf(query, 'falsePositives', 'negatives');
      const inside = countOf(query, 'falseNegatives', 'positives');
      const counts = {
        falsePositives: out.count,
        negatives: out.trials,
        falseNegatives: inside.count,
        positives: inside.trials,
      };
      const alpha = numberField(query, 'alpha', OPEN_UNIT_INTERVAL);
      const delta = numberField(query, 'delta', { ...UNIT_INTERVAL, exclusiveMax: true });
      return { ...lowerBoundsFromCounts(counts, alpha, delta) };
    },
  ],
];
