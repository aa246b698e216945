// Queries about guarantees without a mechanism: mu-GDP, (epsilon, delta), and a finite privacy-loss distribution.
import { z } from 'zod';
import {
  advantageEpsilonDelta,
  deltaFromDiscretePld,
  gdpAdvantage,
  gdpDelta,
  gdpEpsilon,
  gdpMu,
  gdpTradeoff,
  logGdpDelta,
  randomizedResponsePld,
  tradeoffEpsilonDelta,
  tradeoffFromDiscretePld,
} from '../../accounting';
import {
  BELOW_ONE,
  NON_NEGATIVE,
  OPEN_UNIT_INTERVAL,
  POSITIVE_COUNT,
  UNIT_INTERVAL,
} from '../../base/numerics/ranges';
import { number, numberIn } from '../../work/queries/vocabulary';
import type { Query, QueryTable } from '../query';
import { readFields, typed } from '../typed';

const mu = numberIn(NON_NEGATIVE);
const eps = numberIn(NON_NEGATIVE);
const delta = numberIn(BELOW_ONE);
/** A delta above 0, because a Gaussian mechanism has no finite epsilon at delta = 0. */
const positiveDelta = numberIn(OPEN_UNIT_INTERVAL);
const alpha = numberIn(UNIT_INTERVAL);
const RESPONSES = { eps0: numberIn(NON_NEGATIVE), folds: numberIn({ ...POSITIVE_COUNT, max: 10_000 }) };

/** The fields of randomised response. Refuses an eps0 that is too large, before the next field is read. */
function randomizedResponse(query: Query) {
  const { eps0, folds } = readFields(query, RESPONSES);
  return randomizedResponsePld(eps0, folds);
}

export const gaussianQueries: QueryTable = {
  gdpDelta: typed({
    about: 'delta of a Gaussian mechanism',
    asks: z.strictObject({ mu, eps }),
    answers: z.strictObject({ delta: number, log10Delta: number }),
    example: { mu: 5, eps: 16 },
    answer: ({ mu, eps }) => {
      const log10Delta = logGdpDelta(mu, eps) / Math.LN10;
      return {
        delta: gdpDelta(mu, eps),
        // the logarithm is finite even if delta underflows. A logarithm within 1e-40 of 0, at a delta next to 1, is written as 0
        log10Delta: log10Delta > -1e-40 ? 0 : log10Delta,
      };
    },
  }),
  gdpEps: typed({
    about: 'epsilon of a Gaussian mechanism',
    asks: z.strictObject({ mu, delta: positiveDelta }),
    answers: z.strictObject({ eps: number.nullable() }),
    example: { mu: 1.5, delta: 1e-6 },
    answer: ({ mu, delta }) => ({ eps: gdpEpsilon(mu, delta) }),
  }),
  gdpMu: typed({
    about: 'mu of an (eps, delta)',
    asks: z.strictObject({ eps, delta: positiveDelta }),
    answers: z.strictObject({ mu: number.nullable() }),
    example: { eps: 4, delta: 1e-9 },
    answer: ({ eps, delta }) => ({ mu: gdpMu(eps, delta) }),
  }),
  tradeoffGdp: typed({
    about: 'the Gaussian trade-off curve at one error rate',
    asks: z.strictObject({ mu, alpha }),
    answers: z.strictObject({ beta: number, power: number, derivative: number }),
    example: { mu: 10, alpha: 0.0001 },
    answer: ({ mu, alpha }) => ({ ...gdpTradeoff(mu, alpha) }),
  }),
  advantageGdp: typed({
    about: 'total variation of a Gaussian mechanism',
    asks: z.strictObject({ mu }),
    answers: z.strictObject({ totalVariation: number }),
    example: { mu: 2 },
    answer: ({ mu }) => ({ totalVariation: gdpAdvantage(mu) }),
  }),
  tradeoffEpsDelta: typed({
    about: 'the trade-off curve of an (eps, delta)',
    asks: z.strictObject({ eps, delta, alpha }),
    answers: z.strictObject({ beta: number }),
    example: { eps: 2, delta: 0.001, alpha: 1 },
    answer: ({ eps, delta, alpha }) => ({ beta: tradeoffEpsilonDelta(eps, delta, alpha) }),
  }),
  advantageEpsDelta: typed({
    about: 'total variation of an (eps, delta)',
    asks: z.strictObject({ eps, delta }),
    answers: z.strictObject({ totalVariation: number }),
    example: { eps: 0.5, delta: 0 },
    answer: ({ eps, delta }) => ({ totalVariation: advantageEpsilonDelta(eps, delta) }),
  }),
  tradeoffFromDiscretePld: {
    about: 'the trade-off curve of n-fold randomised response',
    asks: z.strictObject({ ...RESPONSES, alpha }),
    answers: z.strictObject({ beta: number }),
    example: { eps0: 1, folds: 3, alpha: 0.1 },
    run: (query) => ({
      beta: tradeoffFromDiscretePld(randomizedResponse(query), readFields(query, { alpha }).alpha),
    }),
  },
  deltaFromDiscretePld: {
    about: 'delta of n-fold randomised response',
    asks: z.strictObject({ ...RESPONSES, eps }),
    answers: z.strictObject({ delta: number }),
    example: { eps0: 1, folds: 3, eps: 0 },
    run: (query) => ({
      delta: deltaFromDiscretePld(randomizedResponse(query), readFields(query, { eps }).eps),
    }),
  },
};
