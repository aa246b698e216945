// Queries about the Poisson-subsampled Gaussian mechanism: epsilon, delta, trade-off, inverses, hidden state.
import {
  bestSplitEpsilon,
  DOMAIN,
  delta,
  epsilon,
  lastIterateEpsilon,
  noiseMultiplierFor,
  samplingRateFor,
  stepsFor,
  totalVariation,
  tradeoff,
} from '../../accounting';
import { substituteGuess } from '../../risk/wholeCurveGuess';
import {
  deltaField,
  mechanismFields,
  NON_NEGATIVE,
  numberField,
  numbersField,
  OPEN_UNIT_INTERVAL,
  type Query,
  relationField,
  UNIT_INTERVAL,
} from '../fields';
import type { Handler } from '../handler';

/** The fields that every inverse shares; the wanted one is left out by the caller. */
function target(query: Query) {
  return {
    delta: deltaField(query),
    targetEpsilon: numberField(query, 'targetEpsilon', { ...NON_NEGATIVE, exclusiveMin: true }),
  };
}

export const accountingQueries: readonly [string, Handler][] = [
  ['epsilon', (query) => epsilon(relationField(query), mechanismFields(query), deltaField(query))],
  [
    'delta',
    (query) =>
      delta(relationField(query), mechanismFields(query), numberField(query, 'epsilon', DOMAIN.epsilon)),
  ],
  ['totalVariation', (query) => totalVariation(relationField(query), mechanismFields(query))],
  [
    'tradeoff',
    (query) => {
      const alphas = numbersField(query, 'alphas', UNIT_INTERVAL);
      const betas = tradeoff(relationField(query), mechanismFields(query), alphas).map(({ beta }) => beta);
      return {
        value: betas.map(({ value }) => value),
        lower: betas.map(({ lower }) => lower),
        upper: betas.map(({ upper }) => upper),
        verified: betas.every(({ verified }) => verified),
        method: betas.map(({ method }) => method),
      };
    },
  ],
  ['bestSplitEpsilon', (query) => bestSplitEpsilon(mechanismFields(query), deltaField(query))],
  [
    'guess',
    (query) => {
      const prior = numberField(query, 'prior', OPEN_UNIT_INTERVAL);
      const bound = substituteGuess(prior, mechanismFields(query));
      return { ...bound, verified: bound.value !== null };
    },
  ],
  ['hiddenStateEpsilon', (query) => lastIterateEpsilon(mechanismFields(query), deltaField(query))],
  [
    'noiseMultiplier',
    (query) =>
      noiseMultiplierFor(relationField(query), {
        samplingRate: numberField(query, 'samplingRate', DOMAIN.samplingRate),
        steps: numberField(query, 'steps', DOMAIN.steps),
        ...target(query),
      }),
  ],
  [
    'samplingRate',
    (query) =>
      samplingRateFor(relationField(query), {
        noiseMultiplier: numberField(query, 'noiseMultiplier', DOMAIN.noiseMultiplier),
        steps: numberField(query, 'steps', DOMAIN.steps),
        ...target(query),
      }),
  ],
  [
    'steps',
    (query) =>
      stepsFor(relationField(query), {
        samplingRate: numberField(query, 'samplingRate', DOMAIN.samplingRate),
        noiseMultiplier: numberField(query, 'noiseMultiplier', DOMAIN.noiseMultiplier),
        ...target(query),
      }),
  ],
];
