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
import {
  NON_NEGATIVE,
  numberField,
  OPEN_UNIT_INTERVAL,
  POSITIVE_COUNT,
  type Query,
  UNIT_INTERVAL,
} from '../fields';
import type { Handler } from '../handler';

const DELTA_OR_ZERO = { ...UNIT_INTERVAL, exclusiveMax: true };
const FOLDS = { ...POSITIVE_COUNT, max: 10_000 };

const mu = (query: Query) => numberField(query, 'mu', NON_NEGATIVE);
const eps = (query: Query) => numberField(query, 'eps', NON_NEGATIVE);
const alpha = (query: Query) => numberField(query, 'alpha', UNIT_INTERVAL);
const randomizedResponse = (query: Query) =>
  randomizedResponsePld(numberField(query, 'eps0', NON_NEGATIVE), numberField(query, 'folds', FOLDS));

export const gaussianQueries: readonly [string, Handler][] = [
  [
    'gdpDelta',
    (query) => {
      const log10Delta = logGdpDelta(mu(query), eps(query)) / Math.LN10;
      return {
        delta: gdpDelta(mu(query), eps(query)),
        // finite where delta itself underflows; within 1e-40 of delta = 1 no reference distinguishes it from 0
        log10Delta: log10Delta > -1e-40 ? 0 : log10Delta,
      };
    },
  ],
  ['gdpEps', (query) => ({ eps: gdpEpsilon(mu(query), numberField(query, 'delta', OPEN_UNIT_INTERVAL)) })],
  ['gdpMu', (query) => ({ mu: gdpMu(eps(query), numberField(query, 'delta', OPEN_UNIT_INTERVAL)) })],
  ['tradeoffGdp', (query) => ({ ...gdpTradeoff(mu(query), alpha(query)) })],
  ['advantageGdp', (query) => ({ totalVariation: gdpAdvantage(mu(query)) })],
  [
    'tradeoffEpsDelta',
    (query) => ({
      beta: tradeoffEpsilonDelta(eps(query), numberField(query, 'delta', DELTA_OR_ZERO), alpha(query)),
    }),
  ],
  [
    'advantageEpsDelta',
    (query) => ({
      totalVariation: advantageEpsilonDelta(eps(query), numberField(query, 'delta', DELTA_OR_ZERO)),
    }),
  ],
  [
    'tradeoffFromDiscretePld',
    (query) => ({ beta: tradeoffFromDiscretePld(randomizedResponse(query), alpha(query)) }),
  ],
  [
    'deltaFromDiscretePld',
    (query) => ({ delta: deltaFromDiscretePld(randomizedResponse(query), eps(query)) }),
  ],
];
