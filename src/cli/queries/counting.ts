// Queries about counts at one threshold: binomial bounds and what they imply for epsilon.
import { z } from 'zod';
import { bayesianEpsLower } from '../../audit/estimation/bayesian';
import { logKatzEpsLower } from '../../audit/estimation/logKatz';
import { type ErrorCounts, lowerBoundsFromCounts } from '../../audit/estimation/lowerBounds';
import { clopperPearson } from '../../audit/estimation/rates/clopperPearson';
import { InputError } from '../../base/numerics/errors';
import { BELOW_ONE, COUNT, OPEN_UNIT_INTERVAL, POSITIVE_COUNT } from '../../base/numerics/ranges';
import { anything, ERROR_COUNTS, FIELD, number, numberIn } from '../../work/queries/vocabulary';
import * as read from '../fields';
import type { QueryTable } from '../query';

function countOf<Count extends string, Trials extends string>(
  query: read.Query,
  field: Count,
  trialsField: Trials,
) {
  const trials = read.number(query, trialsField, POSITIVE_COUNT);
  const count = read.number(query, field, COUNT);
  if (count > trials) {
    const message = `${field} is ${count} but ${trialsField} is ${trials}. Give at most ${trials}.`;
    throw new InputError('inconsistent', field, message);
  }
  return { [field]: count, [trialsField]: trials } as Record<Count | Trials, number>;
}

const errorCounts = (query: read.Query): ErrorCounts => ({
  ...countOf(query, 'falsePositives', 'negatives'),
  ...countOf(query, 'falseNegatives', 'positives'),
});

const delta = numberIn(BELOW_ONE);

const deltaOrZero = (query: read.Query): number => read.number(query, 'delta', BELOW_ONE);

const alphaOf = (query: read.Query): number => read.number(query, 'alpha', OPEN_UNIT_INTERVAL);

const COUNTED = { falsePositives: 150, negatives: 1250, falseNegatives: 180, positives: 1250 };

export const countingQueries: QueryTable = {
  clopperPearson: {
    about: 'bounds on a rate from a count',
    asks: z.strictObject({ k: numberIn(COUNT), n: numberIn(POSITIVE_COUNT), alpha: FIELD.alpha }),
    answers: z.strictObject({
      lowerOneSided: number,
      upperOneSided: number,
      lowerTwoSided: number,
      upperTwoSided: number,
    }),
    example: { k: 99999, n: 100000, alpha: 0.01 },
    run: (query) => {
      const { k, n } = countOf(query, 'k', 'n');
      return { ...clopperPearson(k, n, alphaOf(query)) };
    },
  },
  lowerBoundsFromCounts: {
    about: 'lower bounds on epsilon from two error counts',
    asks: z.strictObject({ ...ERROR_COUNTS, alpha: FIELD.alpha, delta }),
    answers: z.strictObject({
      fprUpperPerRate: number,
      fnrUpperPerRate: number,
      muLowerPerRate: number,
      epsGdpPerRate: anything.nullable(),
      epsDirectPerRate: number,
      fprUpperJoint: number,
      fnrUpperJoint: number,
      muLowerJoint: number,
      epsGdpJoint: anything.nullable(),
      epsDirectJoint: number,
    }),
    example: { ...COUNTED, alpha: 0.05, delta: 0 },
    run: (query) => ({ ...lowerBoundsFromCounts(errorCounts(query), alphaOf(query), deltaOrZero(query)) }),
  },
  bayesianEpsLower: {
    about: 'a credible lower bound from two error counts',
    notes: ['It is a credible bound under Jeffreys’ prior, and has no confidence.'],
    asks: z.strictObject({ ...ERROR_COUNTS, alpha: FIELD.alpha, delta }),
    answers: z.strictObject({ epsLower: number }),
    example: {
      falsePositives: 30,
      negatives: 200,
      falseNegatives: 40,
      positives: 200,
      delta: 0,
      alpha: 0.05,
    },
    run: (query) => ({ epsLower: bayesianEpsLower(errorCounts(query), alphaOf(query), deltaOrZero(query)) }),
  },
  logKatzEpsLower: {
    about: 'an asymptotic lower bound at delta = 0',
    asks: z.strictObject({ ...ERROR_COUNTS, alpha: FIELD.alpha }),
    answers: z.strictObject({ epsLower: number }),
    example: { ...COUNTED, alpha: 0.01 },
    run: (query) => ({ epsLower: logKatzEpsLower(errorCounts(query), alphaOf(query)) }),
  },
};
