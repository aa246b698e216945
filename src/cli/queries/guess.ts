// The query about one guess at one secret, under one epsilon and delta, or under the whole substitute curve of a run.
import { z } from 'zod';
import { BELOW_ONE, NON_NEGATIVE, OPEN_UNIT_INTERVAL } from '../../base/numerics/ranges';
import { guess } from '../../risk/guess';
import { mechanismGuess } from '../../risk/wholeCurveGuess';
import { anything, MECHANISMS, many, number, numberIn, text } from '../../work/queries/vocabulary';
import * as read from '../fields';
import type { QueryEntry } from '../query';
import { readFields } from '../typed';
import { BRACKETED, overLists, REFUSED } from './runFields';

const GUARANTEE = {
  adjacency: z.enum(['substitute', 'add-remove']),
  epsilon: numberIn(NON_NEGATIVE),
  delta: numberIn(BELOW_ONE).default(0),
};

/** The fields of a run. Any of them makes the query one about that run, unless an epsilon is given too. */
const RUN = Object.keys(MECHANISMS);

const isOfRun = (query: read.Query): boolean =>
  query.epsilon === undefined && RUN.some((field) => query[field] !== undefined);

const ofRun = overLists((query) => {
  const prior = read.number(query, 'prior', OPEN_UNIT_INTERVAL);
  const mechanism = read.mechanism(query);
  return () => {
    const bound = mechanismGuess('substitute', prior, mechanism);
    return { ...bound, verified: bound.value !== null };
  };
});

function ofGuarantee(query: read.Query) {
  const { prior, ...guarantee } = readFields(query, {
    ...GUARANTEE,
    prior: numberIn(OPEN_UNIT_INTERVAL),
  });
  return () => ({ ...guess({ ...guarantee, prior }) });
}

export const GUESS: QueryEntry = {
  about: 'what one guess at one record can reach, under one epsilon and delta or under a run’s whole curve',
  notes: [
    'prior is the likeliest value’s probability beforehand, 1/k among k equally likely values.',
    'Everything else is known to the attacker.',
    'adjacency substitute bounds the guess by exchange, and add-remove bounds it by removal. by names which.',
    'success is the most with which the guess is exactly right, and advantage is (success - prior) / (1 - prior).',
    'A run (samplingRate, noiseMultiplier and steps in place of adjacency, epsilon and delta) bounds the guess by exchange. The reply has value, lower and upper then.',
    'attackSuccess takes any run and either adjacency.',
  ],
  asks: z.strictObject({
    prior: many(numberIn(OPEN_UNIT_INTERVAL)),
    adjacency: GUARANTEE.adjacency.optional(),
    epsilon: GUARANTEE.epsilon.optional(),
    delta: GUARANTEE.delta,
    samplingRate: MECHANISMS.samplingRate.optional(),
    noiseMultiplier: MECHANISMS.noiseMultiplier.optional(),
    steps: MECHANISMS.steps.optional(),
  }),
  answers: z.strictObject({
    adjacency: text.optional(),
    prior: number.optional(),
    success: number.optional(),
    advantage: number.optional(),
    by: z.enum(['removal', 'exchange']).optional(),
    value: BRACKETED.value.optional(),
    lower: BRACKETED.lower.optional(),
    upper: BRACKETED.upper.optional(),
    ...REFUSED,
    verified: anything.optional(),
  }),
  example: { adjacency: 'substitute', epsilon: 2, delta: 1e-5, prior: 0.1 },
  more: [{ prior: 0.1, samplingRate: 0.0625, noiseMultiplier: 1.677, steps: 500 }],
  run: (query) => (isOfRun(query) ? ofRun(query) : ofGuarantee(query)),
};
