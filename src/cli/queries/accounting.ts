// Queries about the subsampled Gaussian mechanism: epsilon, delta, trade-off, mu, inverses, hidden state.
import {
  type AnyRun,
  bestSplitEpsilon,
  boundsKnownBy,
  DOMAIN,
  delta,
  epsilon,
  lastIterateEpsilon,
  MU_FLOOR,
  mu,
  noiseMultiplierFor,
  samplingRateFor,
  solveSampled,
  solveSegments,
  stepsFor,
  totalVariation,
  tradeoff,
} from '../../accounting';
import { InputError } from '../../numerics/errors';
import { substituteGuess } from '../../risk/wholeCurveGuess';
import {
  deltaField,
  mechanismFields,
  NON_NEGATIVE,
  numberField,
  numbersField,
  OPEN_UNIT_INTERVAL,
  optionalNumber,
  type Query,
  relationField,
  segmentsFields,
  segmentsLacking,
  UNIT_INTERVAL,
} from '../fields';
import type { Handler } from '../handler';
import { overArrays } from '../overArrays';
import { anyRunFields, mechanismLacking, samplingField, type Unknown } from '../sampledFields';

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

/** As the package gdpnum has it. */
const DEFAULT_FLOOR = 1e-10;

/** Fields that may be arrays. */
const LISTS = [
  'delta',
  'epsilon',
  'noiseMultiplier',
  'samplingRate',
  'steps',
  'stepsPerEpoch',
  'epochs',
  'targetEpsilon',
  'targetMu',
  'prior',
];
const listed = (handler: (query: Query) => object): Handler =>
  overArrays(LISTS, (query) => ({ ...handler(query) }));

/** With what its two ends are known by, where they are not ends of one number. */
function bounded<Answer extends object>(query: Query, answer: (run: AnyRun) => Answer): Answer {
  const run = anyRunFields(query);
  const given = answer(run);
  const by = boundsKnownBy(relationField(query), run);
  return by === null ? given : { ...given, lowerBy: by.lower, upperBy: by.upper };
}

const floorField = (query: Query) => optionalNumber(query, 'floor', MU_FLOOR, DEFAULT_FLOOR);

/** Another way of drawing batches, or another goal than epsilon, is solved for by the certificate. */
const isSampled = (query: Query, unknown: Unknown): boolean =>
  unknown === 'epochs' || samplingField(query) !== 'poisson' || query.targetMu != null;

function solve(query: Query, unknown: Unknown) {
  const mechanism = mechanismLacking(query, unknown);
  if (query.targetMu == null) return solveSampled(relationField(query), mechanism, unknown, target(query));
  if (query.targetEpsilon != null) {
    const message = 'Both targetEpsilon and targetMu are given; give one of them.';
    throw new InputError('inconsistent', 'targetMu', message);
  }
  const targetMu = numberField(query, 'targetMu', { ...NON_NEGATIVE, exclusiveMin: true });
  return solveSampled(relationField(query), mechanism, unknown, { targetMu, floor: floorField(query) });
}

export const accountingQueries: readonly [string, Handler][] = [
  [
    'epsilon',
    listed((query) => bounded(query, (run) => epsilon(relationField(query), run, deltaField(query)))),
  ],
  [
    'delta',
    listed((query) =>
      bounded(query, (run) =>
        delta(relationField(query), run, numberField(query, 'epsilon', DOMAIN.epsilon)),
      ),
    ),
  ],
  ['totalVariation', listed((query) => bounded(query, (run) => totalVariation(relationField(query), run)))],
  [
    'tradeoff',
    (query) => {
      const alphas = numbersField(query, 'alphas', UNIT_INTERVAL);
      return bounded(query, (run) => {
        const betas = tradeoff(relationField(query), run, alphas).map(({ beta }) => beta);
        return {
          value: betas.map(({ value }) => value),
          lower: betas.map(({ lower }) => lower),
          upper: betas.map(({ upper }) => upper),
          verified: betas.every(({ verified }) => verified),
          method: betas.map(({ method }) => method),
        };
      });
    },
  ],
  [
    'mu',
    listed((query) =>
      bounded(query, (run) => {
        const { attainedAt, ...answer } = mu(relationField(query), run, floorField(query));
        return { ...answer, ...attainedAt };
      }),
    ),
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
        : isSampled(query, 'noiseMultiplier')
          ? solve(query, 'noiseMultiplier')
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
      isSampled(query, 'samplingRate')
        ? solve(query, 'samplingRate')
        : samplingRateFor(relationField(query), {
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
        : isSampled(query, 'steps')
          ? solve(query, 'steps')
          : stepsFor(relationField(query), {
              samplingRate: numberField(query, 'samplingRate', DOMAIN.samplingRate),
              noiseMultiplier: numberField(query, 'noiseMultiplier', DOMAIN.noiseMultiplier),
              ...target(query),
            }),
    ),
  ],
  ['epochs', listed((query) => solve(query, 'epochs'))],
  [
    'noiseFactor',
    listed((query) => {
      const segments = segmentsFields(query);
      const unknown = { name: 'noiseFactor' } as const;
      return solveSegments(relationField(query), { segments, unknown, ...target(query) });
    }),
  ],
];
