// Queries about counts at one threshold: binomial bounds and what they imply for epsilon.
import { bayesianEpsLower } from '../../audit/estimation/bayesian';
import { logKatzEpsLower } from '../../audit/estimation/logKatz';
import { type ErrorCounts, lowerBoundsFromCounts } from '../../audit/estimation/lowerBounds';
import { clopperPearson } from '../../audit/estimation/rates/clopperPearson';
import { InputError } from '../../base/numerics/errors';
import * as read from '../fields';
import type { QueryTable } from '../query';
import { COUNT, OPEN_UNIT_INTERVAL, POSITIVE_COUNT, UNIT_INTERVAL } from '../ranges';

/** A count that may not exceed its number of trials. */
function countOf(query: read.Query, field: string, trialsField: string): { count: number; trials: number } {
  const trials = read.number(query, trialsField, POSITIVE_COUNT);
  const count = read.number(query, field, COUNT);
  if (count > trials) {
    throw new InputError(
      'inconsistent',
      field,
      `${field} is ${count} but ${trialsField} is ${trials}. Give at most ${trials}.`,
    );
  }
  return { count, trials };
}

function errorCounts(query: read.Query): ErrorCounts {
  const out = countOf(query, 'falsePositives', 'negatives');
  const inside = countOf(query, 'falseNegatives', 'positives');
  return {
    falsePositives: out.count,
    negatives: out.trials,
    falseNegatives: inside.count,
    positives: inside.trials,
  };
}

const deltaOrZero = (query: read.Query): number =>
  read.number(query, 'delta', { ...UNIT_INTERVAL, exclusiveMax: true });

const COUNTS = 'falsePositives negatives falseNegatives positives';

export const countingQueries: QueryTable = {
  clopperPearson: {
    about: 'bounds on a rate from a count',
    asks: 'k n alpha',
    answers: 'lowerOneSided upperOneSided lowerTwoSided upperTwoSided',
    example: { k: 99999, n: 100000, alpha: 0.01 },
    run: (query) => {
      const { count, trials } = countOf(query, 'k', 'n');
      return { ...clopperPearson(count, trials, read.number(query, 'alpha', OPEN_UNIT_INTERVAL)) };
    },
  },
  lowerBoundsFromCounts: {
    about: 'lower bounds on epsilon from two error counts',
    asks: `${COUNTS} alpha delta`,
    answers:
      'fprUpperPerRate fnrUpperPerRate muLowerPerRate epsGdpPerRate:*? epsDirectPerRate fprUpperJoint fnrUpperJoint muLowerJoint epsGdpJoint:*? epsDirectJoint',
    example: {
      falsePositives: 150,
      negatives: 1250,
      falseNegatives: 180,
      positives: 1250,
      alpha: 0.05,
      delta: 0,
    },
    run: (query) => {
      const counts = errorCounts(query);
      const alpha = read.number(query, 'alpha', OPEN_UNIT_INTERVAL);
      return { ...lowerBoundsFromCounts(counts, alpha, deltaOrZero(query)) };
    },
  },
  bayesianEpsLower: {
    about: 'a credible lower bound from two error counts',
    notes: ['It is a credible bound under Jeffreys’ prior, and has no confidence.'],
    asks: `${COUNTS} alpha delta`,
    answers: 'epsLower',
    example: {
      falsePositives: 30,
      negatives: 200,
      falseNegatives: 40,
      positives: 200,
      delta: 0,
      alpha: 0.05,
    },
    run: (query) => {
      const counts = errorCounts(query);
      const alpha = read.number(query, 'alpha', OPEN_UNIT_INTERVAL);
      return { epsLower: bayesianEpsLower(counts, alpha, deltaOrZero(query)) };
    },
  },
  logKatzEpsLower: {
    about: 'an asymptotic lower bound at delta = 0',
    asks: `${COUNTS} alpha`,
    answers: 'epsLower',
    example: { falsePositives: 150, negatives: 1250, falseNegatives: 180, positives: 1250, alpha: 0.01 },
    run: (query) => ({
      epsLower: logKatzEpsLower(errorCounts(query), read.number(query, 'alpha', OPEN_UNIT_INTERVAL)),
    }),
  },
};
