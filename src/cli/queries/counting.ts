// Queries about counts at one threshold: binomial bounds and what they imply for epsilon.
import { bayesianEpsLower } from '../../auditing/bayesian';
import { logKatzEpsLower } from '../../auditing/logKatz';
import { type ErrorCounts, lowerBoundsFromCounts } from '../../auditing/lowerBounds';
import { clopperPearson } from '../../auditing/rates/clopperPearson';
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

function errorCounts(query: Query): ErrorCounts {
  const out = countOf(query, 'falsePositives', 'negatives');
  const inside = countOf(query, 'falseNegatives', 'positives');
  return {
    falsePositives: out.count,
    negatives: out.trials,
    falseNegatives: inside.count,
    positives: inside.trials,
  };
}

const deltaOrZero = (query: Query): number =>
  numberField(query, 'delta', { ...UNIT_INTERVAL, exclusiveMax: true });

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
      const counts = errorCounts(query);
      const alpha = numberField(query, 'alpha', OPEN_UNIT_INTERVAL);
      return { ...lowerBoundsFromCounts(counts, alpha, deltaOrZero(query)) };
    },
  ],
  [
    'bayesianEpsLower',
    (query) => {
      const counts = errorCounts(query);
      const alpha = numberField(query, 'alpha', OPEN_UNIT_INTERVAL);
      return { epsLower: bayesianEpsLower(counts, alpha, deltaOrZero(query)) };
    },
  ],
  [
    'logKatzEpsLower',
    (query) => ({
      epsLower: logKatzEpsLower(errorCounts(query), numberField(query, 'alpha', OPEN_UNIT_INTERVAL)),
    }),
  ],
];
