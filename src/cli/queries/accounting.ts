// Queries about the Poisson-subsampled Gaussian mechanism: epsilon, delta, trade-off, inverses, hidden state.
import {
  bestSplitEpsilon,
  DOMAIN,
  delta,
  epsilon,
  lastIterateEpsilon,
  noiseMultiplierFor,
  samplingRateFor,
  solveSegments,
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
  runFields,
  segmentsFields,
  segmentsLacking,
  UNIT_INTERVAL,
} from '../fields';
import type { Handler } from '../handler';
import { overArrays } from '../overArrays';

/** The fields that every inverse shares; the wanted one is left out by the caller. */
function target(query: Query) {
  return {
    delta: deltaField(query),
    targetEpsilon: numberField(query, 'targetEpsilon', { ...NON_NEGATIVE, exclusiveMin: true }),
  };
}

/** One field of one of the run's segments, which goes without it. */
const ofSegment = (query: Query, name: 'noiseMultiplier' | 'steps') => {
  const { segments, at } = segmentsLacking(query, name);
  return solveSegments(relationField(query), { segments, unknown: { name, at }, ...target(query) });
};

const hasSegments = ({ segments }: Query): boolean => segments !== undefined && segments !== null;

/** Fields that may be arrays. */
const LISTS = ['delta', 'epsilon', 'noiseMultiplier', 'samplingRate', 'steps', 'targetEpsilon', 'prior'];
const listed = (handler: (query: Query) => object): Handler =>
  overArrays(LISTS, (query) => ({ ...handler(query) }));

export const accountingQueries: readonly [string, Handler][] = [
  ['epsilon', listed((query) => epsilon(relationField(query), runFields(query), deltaField(query)))],
  [
    'delta',
    listed((query) =>
      delta(relationField(query), runFields(query), numberField(query, 'epsilon', DOMAIN.epsilon)),
    ),
  ],
  ['totalVariation', listed((query) => totalVariation(relationField(query), runFields(query)))],
  [
    'tradeoff',
    (query) => {
      const alphas = numbersField(query, 'alphas', UNIT_INTERVAL);
      const betas = tradeoff(relationField(query), runFields(query), alphas).map(({ beta }) => beta);
      return {
        value: betas.map(({ value }) => value),
        lower: betas.map(({ lower }) => lower),
        upper: betas.map(({ upper }) => upper),
        verified: betas.every(({ verified }) => verified),
        method: betas.map(({ method }) => method),
      };
    },
  ],
  ['bestSplitEpsilon', listed((query) => bestSplitEpsilon(mechanismFields(query), deltaField(query)))],
  [
    'guess',
    listed((query) => {
      const prior = numberField(query, 'prior', OPEN_UNIT_INTERVAL);
      const bound = substituteGuess(prior, mechanismFields(query));
      return { ...bound, verified: bound.value !== null };
    }),
  ],
  ['hiddenStateEpsilon', listed((query) => lastIterateEpsilon(mechanismFields(query), deltaField(query)))],
  [
    'noiseMultiplier',
    listed((query) =>
      hasSegments(query)
        ? ofSegment(query, 'noiseMultiplier')
        : noiseMultiplierFor(relationField(query), {
            samplingRate: numberField(query, 'samplingRate', DOMAIN.samplingRate),
            steps: numberField(query, 'steps', DOMAIN.steps),
            ...target(query),
          }),
    ),
  ],
  [
    'samplingRate',
    listed((query) =>
      samplingRateFor(relationField(query), {
        noiseMultiplier: numberField(query, 'noiseMultiplier', DOMAIN.noiseMultiplier),
        steps: numberField(query, 'steps', DOMAIN.steps),
        ...target(query),
      }),
    ),
  ],
  [
    'steps',
    listed((query) =>
      hasSegments(query)
        ? ofSegment(query, 'steps')
        : stepsFor(relationField(query), {
            samplingRate: numberField(query, 'samplingRate', DOMAIN.samplingRate),
            noiseMultiplier: numberField(query, 'noiseMultiplier', DOMAIN.noiseMultiplier),
            ...target(query),
          }),
    ),
  ],
  [
    'noiseFactor',
    listed((query) => {
      const segments = segmentsFields(query);
      const unknown = { name: 'noiseFactor' } as const;
      return solveSegments(relationField(query), { segments, unknown, ...target(query) });
    }),
  ],
];
