// Queries about a run of the subsampled Gaussian mechanism: epsilon, delta, trade-off, mu, group privacy, hidden state.
import { z } from 'zod';
import {
  type AnyRun,
  bestSplitEpsilon,
  boundsKnownBy,
  DOMAIN,
  delta,
  epsilon,
  groupEpsilonAtMost,
  hiddenStateEpsilon,
  mu,
  totalVariation,
  tradeoff,
} from '../../accounting';
import type { AdjacencyName } from '../../accounting/adjacencies/names';
import { UNIT_INTERVAL } from '../../base/numerics/ranges';
import {
  anything,
  boolean,
  FIELD,
  MECHANISM,
  MECHANISMS,
  many,
  number,
  numberIn,
  text,
  VERIFIED,
} from '../../work/queries/vocabulary';
import * as read from '../fields';
import type { QueryTable, Reply } from '../query';
import { anyRunFields } from '../sampledFields';
import {
  ALLOCATED,
  adjacency,
  answerBy,
  deltas,
  EXAMPLE,
  floor,
  floorField,
  overLists,
  REFUSED,
  RUN,
  verifiedReply,
} from './runFields';

const RECORDS = { min: 1, max: 1e6, integer: true };
const GROUP_ADJACENCIES = ['add-remove', 'substitute'] as const;
/** Answers a query about a run, possibly by a bracket only; `further` reads the fields besides those of the run. */
function bounded<Further>(
  query: read.Query,
  further: (query: read.Query) => Further,
  answer: (adjacency: AdjacencyName, run: AnyRun, further: Further) => object,
): () => Reply {
  const run = anyRunFields(query);
  const adjacency = read.adjacency(query);
  const more = further(query);
  return () => {
    const given = answer(adjacency, run, more);
    const by = boundsKnownBy(adjacency, run);
    return { ...given, ...(by && { lowerBy: by.lower, upperBy: by.upper }) };
  };
}

const records = numberIn(RECORDS);
/** An answer whose two ends may come from different methods. */
const verifiedEnds = verifiedReply.extend({ lowerBy: anything.optional(), upperBy: anything.optional() });
const METHODS = { lowerBy: text.optional(), upperBy: text.optional() };

export const accountingQueries: QueryTable = {
  epsilon: {
    about: 'the epsilon of a run',
    asks: z.strictObject({ adjacency, ...RUN, delta: deltas }),
    answers: verifiedEnds,
    example: { adjacency: 'substitute', ...EXAMPLE, delta: 1e-5 },
    more: [
      { adjacency: 'implied', ...EXAMPLE, delta: 1e-5 },
      {
        adjacency: 'substitute',
        segments: [
          { samplingRate: 0.004, noiseMultiplier: 1.1, steps: 2000 },
          { samplingRate: 0.017, noiseMultiplier: 1.3, steps: 500 },
        ],
        delta: 1e-5,
      },
      { adjacency: 'substitute', sampling: 'fixed-size', ...EXAMPLE, noiseMultiplier: 2, delta: 1e-5 },
      { ...ALLOCATED, epochs: 10, delta: 1e-5 },
      { adjacency: 'substitute', ...EXAMPLE, recordsPerPerson: 3, delta: 1e-5 },
      {
        adjacency: 'add-remove',
        ...EXAMPLE,
        noiseMultipliers: 'sigma * 0.9^floor(t/200)',
        delta: 1e-5,
      },
      { adjacency: 'add-remove', ...EXAMPLE, countNoise: 10, trainings: 3, delta: 1e-5 },
      { adjacency: 'add-remove', ...EXAMPLE, records: 20_000, largestBatch: 270, delta: 1e-5 },
      { adjacency: 'substitute', ...EXAMPLE, samplingRate: 0.08, bands: 8, delta: 1e-5 },
    ],
    run: overLists((query) => bounded(query, read.delta, epsilon)),
  },
  delta: {
    about: 'the delta of a run at an epsilon',
    asks: z.strictObject({ adjacency, ...RUN, epsilon: many(numberIn(DOMAIN.epsilon)) }),
    answers: verifiedEnds,
    example: { adjacency: 'add-remove', ...EXAMPLE, epsilon: 2 },
    run: overLists((query) => bounded(query, () => read.number(query, 'epsilon', DOMAIN.epsilon), delta)),
  },
  totalVariation: {
    about: 'the most that the probability of any output set can differ by',
    asks: z.strictObject({ adjacency, ...RUN }),
    answers: verifiedEnds,
    example: { adjacency: 'add-remove', ...EXAMPLE },
    run: overLists((query) => bounded(query, () => undefined, totalVariation)),
  },
  tradeoff: {
    about: 'the trade-off curve at given error rates',
    notes: ['value, lower and upper are arrays, with an entry for each beta.'],
    asks: z.strictObject({ adjacency, ...RUN, alphas: z.array(numberIn(UNIT_INTERVAL)) }),
    answers: z.strictObject({
      value: z.array(number).nullable(),
      lower: z.array(number),
      upper: z.array(number),
      verified: boolean,
      method: z.array(text),
      ...METHODS,
    }),
    example: { adjacency: 'substitute', ...EXAMPLE, alphas: [0.01, 0.1] },
    run: (query) => {
      const alphas = read.numbers(query, 'alphas', UNIT_INTERVAL);
      return bounded(
        query,
        () => alphas,
        (...asked) => {
          const betas = tradeoff(...asked).map(({ beta }) => beta);
          return {
            value: betas.map(({ value }) => value),
            lower: betas.map(({ lower }) => lower),
            upper: betas.map(({ upper }) => upper),
            verified: betas.every(({ verified }) => verified),
            method: betas.map(({ method }) => method),
          };
        },
      );
    },
  },
  mu: {
    about: 'the smallest mu of Gaussian DP whose curve lies under the run’s, at errors of at least floor',
    notes: ['regret says how badly a Gaussian curve fits.', 'alpha and beta say where that fit is met.'],
    asks: z.strictObject({ adjacency, ...RUN, floor }),
    answers: z.strictObject({
      ...VERIFIED,
      ...REFUSED,
      regret: number.nullable(),
      floor: number,
      alpha: number.nullable(),
      beta: number.nullable(),
      ...METHODS,
    }),
    example: { adjacency: 'substitute', samplingRate: 0.328, noiseMultiplier: 9.4, steps: 2000 },
    run: overLists((query) =>
      bounded(query, floorField, (...asked) => {
        const { attainedAt, ...answer } = mu(...asked);
        return { ...answer, ...attainedAt };
      }),
    ),
  },
  bestSplitEpsilon: {
    about: 'the substitute epsilon that the add-remove curve alone implies, split in two',
    asks: z.strictObject({ ...MECHANISMS, delta: deltas }),
    answers: verifiedReply,
    example: { ...EXAMPLE, delta: 1e-5 },
    run: overLists((query) => answerBy(bestSplitEpsilon, read.mechanism(query), read.delta(query))),
  },
  groupEpsilonAtMost: {
    about: 'an upper bound on the epsilon of a person who has several records',
    notes: [
      'By group privacy, record after record, or by all records at once, whichever is smaller. adjacency: add-remove where all are added or removed, substitute where all are replaced. upper is null where neither bound is known.',
    ],
    asks: z.strictObject({ adjacency: z.enum(GROUP_ADJACENCIES), ...MECHANISM, records, delta: FIELD.delta }),
    answers: z.strictObject({ upper: number.nullable() }),
    example: { adjacency: 'add-remove', ...EXAMPLE, records: 3, delta: 1e-5 },
    run: (query) => {
      const adjacency = read.orDefault(query, 'adjacency', GROUP_ADJACENCIES, 'add-remove');
      const records = read.number(query, 'records', RECORDS);
      const asked = [adjacency, read.mechanism(query), records, read.delta(query)] as const;
      return () => {
        const upper = groupEpsilonAtMost(...asked);
        return { upper: Number.isFinite(upper) ? upper : null };
      };
    },
  },
  hiddenStateEpsilon: {
    about: 'the limit of auditWorstCase, which sees only the last iterate',
    notes: [
      'It belongs to substitute and holds for any number of runs.',
      'Gradients are constant and the other records silent.',
      'Other attacks on the last iterate may show more.',
    ],
    asks: z.strictObject({ ...MECHANISMS, delta: deltas }),
    answers: verifiedReply,
    example: { ...EXAMPLE, delta: 1e-5 },
    run: overLists((query) => answerBy(hiddenStateEpsilon, read.mechanism(query), read.delta(query))),
  },
};
