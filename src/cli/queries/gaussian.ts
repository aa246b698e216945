// Queries about guarantees as shapes: mu-GDP, (epsilon, delta), a finite privacy-loss distribution.
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
import { shape } from '../catalogue/shape';
import * as read from '../fields';
import type { QueryTable } from '../query';
import { BELOW_ONE, NON_NEGATIVE, OPEN_UNIT_INTERVAL, POSITIVE_COUNT, UNIT_INTERVAL } from '../ranges';

const FOLDS = { ...POSITIVE_COUNT, max: 10_000 };

const mu = (query: read.Query) => read.number(query, 'mu', NON_NEGATIVE);
const eps = (query: read.Query) => read.number(query, 'eps', NON_NEGATIVE);
const alpha = (query: read.Query) => read.number(query, 'alpha', UNIT_INTERVAL);
const randomizedResponse = (query: read.Query) =>
  randomizedResponsePld(read.number(query, 'eps0', NON_NEGATIVE), read.number(query, 'folds', FOLDS));

export const gaussianQueries: QueryTable = {
  gdpDelta: {
    about: 'delta of a Gaussian mechanism',
    asks: shape('mu eps'),
    answers: shape('delta log10Delta'),
    example: { mu: 5, eps: 16 },
    run: (query) => {
      const log10Delta = logGdpDelta(mu(query), eps(query)) / Math.LN10;
      return {
        delta: gdpDelta(mu(query), eps(query)),
        // finite where delta itself underflows; within 1e-40 of delta = 1 no reference distinguishes it from 0
        log10Delta: log10Delta > -1e-40 ? 0 : log10Delta,
      };
    },
  },
  gdpEps: {
    about: 'epsilon of a Gaussian mechanism',
    asks: shape('mu delta'),
    answers: shape('eps?'),
    example: { mu: 1.5, delta: 1e-6 },
    run: (query) => ({ eps: gdpEpsilon(mu(query), read.number(query, 'delta', OPEN_UNIT_INTERVAL)) }),
  },
  gdpMu: {
    about: 'mu of an (eps, delta)',
    asks: shape('eps delta'),
    answers: shape('mu?'),
    example: { eps: 4, delta: 1e-9 },
    run: (query) => ({ mu: gdpMu(eps(query), read.number(query, 'delta', OPEN_UNIT_INTERVAL)) }),
  },
  tradeoffGdp: {
    about: 'the Gaussian trade-off curve at one error rate',
    asks: shape('mu alpha'),
    answers: shape('beta power derivative'),
    example: { mu: 10, alpha: 0.0001 },
    run: (query) => ({ ...gdpTradeoff(mu(query), alpha(query)) }),
  },
  advantageGdp: {
    about: 'total variation of a Gaussian mechanism',
    asks: shape('mu'),
    answers: shape('totalVariation'),
    example: { mu: 2 },
    run: (query) => ({ totalVariation: gdpAdvantage(mu(query)) }),
  },
  tradeoffEpsDelta: {
    about: 'the trade-off curve of an (eps, delta)',
    asks: shape('eps delta alpha'),
    answers: shape('beta'),
    example: { eps: 2, delta: 0.001, alpha: 1 },
    run: (query) => ({
      beta: tradeoffEpsilonDelta(eps(query), read.number(query, 'delta', BELOW_ONE), alpha(query)),
    }),
  },
  advantageEpsDelta: {
    about: 'total variation of an (eps, delta)',
    asks: shape('eps delta'),
    answers: shape('totalVariation'),
    example: { eps: 0.5, delta: 0 },
    run: (query) => ({
      totalVariation: advantageEpsilonDelta(eps(query), read.number(query, 'delta', BELOW_ONE)),
    }),
  },
  tradeoffFromDiscretePld: {
    about: 'the trade-off curve of n-fold randomised response',
    asks: shape('eps0 folds alpha'),
    answers: shape('beta'),
    example: { eps0: 1, folds: 3, alpha: 0.1 },
    run: (query) => ({ beta: tradeoffFromDiscretePld(randomizedResponse(query), alpha(query)) }),
  },
  deltaFromDiscretePld: {
    about: 'delta of n-fold randomised response',
    asks: shape('eps0 folds eps'),
    answers: shape('delta'),
    example: { eps0: 1, folds: 3, eps: 0 },
    run: (query) => ({ delta: deltaFromDiscretePld(randomizedResponse(query), eps(query)) }),
  },
};
