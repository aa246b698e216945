// Queries about the subsampled Gaussian mechanism: epsilon, delta, trade-off, mu, inverses, hidden state.
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
  MU_FLOOR,
  mu,
  noiseMultiplierFor,
  type SampledGoal,
  samplingRateFor,
  solveSampled,
  solveSegments,
  stepsFor,
  totalVariation,
  tradeoff,
} from '../../accounting';
import type { AdjacencyName } from '../../accounting/adjacencies/names';
import { BOUNDED_NOISE } from '../../accounting/domain';
import type { Mechanism } from '../../accounting/types';
import { InputError } from '../../base/numerics/errors';
import { ABOVE_ZERO, OPEN_UNIT_INTERVAL, UNIT_INTERVAL } from '../../base/numerics/ranges';
import { mechanismGuess } from '../../risk/wholeCurveGuess';
import {
  anything,
  boolean,
  FIELD,
  FURTHER,
  MECHANISM,
  MECHANISMS,
  many,
  number,
  numberIn,
  SCHEDULES,
  text,
  VERIFIED,
} from '../../work/queries/vocabulary';
import * as read from '../fields';
import { overArrays } from '../overArrays';
import type { Handler, QueryEntry, QueryTable, Reply } from '../query';
import {
  anyRunFields,
  furtherFields,
  mechanismLacking,
  poissonSegments,
  samplingField,
  type UnknownField,
} from '../sampledFields';

/** The fields of a target, which every query that solves for a parameter has. */
function target(query: read.Query) {
  return {
    delta: read.delta(query),
    targetEpsilon: read.number(query, 'targetEpsilon', ABOVE_ZERO),
  };
}

/** Solves for a field of the one segment that lacks it. */
const ofSegment = (query: read.Query, name: 'noiseMultiplier' | 'steps') => {
  const { segments, at } = poissonSegments(query, name);
  if (at === null) {
    const message = `All segments have ${name}. Leave it out of the one whose ${name} is to be found.`;
    throw new InputError('inconsistent', 'segments', message);
  }
  return work(solveSegments, read.adjacency(query), { segments, unknown: { name, at }, ...target(query) });
};

const hasSegments = ({ segments }: read.Query): boolean => segments !== undefined && segments !== null;

const RECORDS = { min: 1, max: 1e6, integer: true };
const GROUP_ADJACENCIES = ['add-remove', 'substitute'] as const;
/** Default of floor, which is that of the Python package gdpnum. */
const DEFAULT_FLOOR = 1e-10;

const LISTS =
  'delta epsilon noiseMultiplier samplingRate steps stepsPerEpoch epochs targetEpsilon targetMu prior'.split(
    ' ',
  );
const listed = (reading: (query: read.Query) => () => object): Handler =>
  overArrays(LISTS, (query) => {
    const compute = reading(query);
    return () => ({ ...compute() });
  });

const work =
  <Fields extends unknown[]>(compute: (...fields: Fields) => object, ...fields: Fields) =>
  () =>
    compute(...fields);

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

const floorField = (query: read.Query) => read.optional(query, 'floor', MU_FLOOR, DEFAULT_FLOOR);

/** Whether a target needs the certified solver: for batches that are not Poisson's, for a target mu, or with further fields. */
const isSampled = (query: read.Query, unknown: UnknownField): boolean =>
  unknown === 'epochs' ||
  samplingField(query) !== 'poisson' ||
  query.targetMu != null ||
  Object.keys(furtherFields(query)).length > 0;

function solve(query: read.Query, unknown: UnknownField) {
  const mechanism = mechanismLacking(query, unknown);
  const further = furtherFields(query);
  const solving = (goal: SampledGoal) =>
    work(solveSampled, read.adjacency(query), mechanism, unknown, goal, undefined, further);
  if (query.targetMu == null) return solving(target(query));
  if (query.targetEpsilon != null)
    throw new InputError(
      'inconsistent',
      'targetMu',
      `Both targetEpsilon and targetMu are given. Give one of them.`,
    );
  return solving({ targetMu: read.number(query, 'targetMu', ABOVE_ZERO), floor: floorField(query) });
}

const deltas = many(FIELD.delta);
const targetEpsilons = many(FIELD.targetEpsilon);
const floor = numberIn(MU_FLOOR).default(DEFAULT_FLOOR);
const records = numberIn(RECORDS);
const { adjacency } = FIELD;
/** The noise multiplier of queries that may answer by a bracket, which may be smaller than in other queries. */
const noise = numberIn(BOUNDED_NOISE);
/** The fields of a run: one mechanism, segments that each have a sampling of their own, or schedules. */
const RUN = {
  ...z.strictObject({ ...MECHANISMS, noiseMultiplier: many(noise) }).partial().shape,
  ...FURTHER,
  ...SCHEDULES,
  sampling: FIELD.sampling,
  stepsPerEpoch: FIELD.stepsPerEpoch.optional(),
  epochs: FIELD.epochs.optional(),
  segments: z
    .array(
      z
        .strictObject({
          ...MECHANISM,
          noiseMultiplier: noise,
          sampling: text,
          stepsPerEpoch: FIELD.stepsPerEpoch,
          epochs: FIELD.epochs,
        })
        .partial(),
    )
    .optional(),
};
const TARGET = {
  delta: deltas.optional(),
  targetEpsilon: targetEpsilons.optional(),
  targetMu: many(numberIn(ABOVE_ZERO)).optional(),
  floor,
};

/** The elements of an array that have no answer, each with the error that says why. */
const REFUSED = {
  refused: z.array(z.strictObject({ at: number, code: text, field: text, message: text })).optional(),
};
const VALUES = { value: many(number).nullable(), lower: many(number), upper: many(number) };
const verified = z.strictObject({ verified: anything, ...VALUES, method: anything, ...REFUSED });
/** An answer whose two ends may come from different methods. */
const verifiedEnds = verified.extend({ lowerBy: anything.optional(), upperBy: anything.optional() });
const METHODS = { lowerBy: text.optional(), upperBy: text.optional() };

const EXAMPLE = { samplingRate: 0.01, noiseMultiplier: 1, steps: 1000 };
const ALLOCATED = {
  adjacency: 'add-remove',
  sampling: 'random-allocation',
  stepsPerEpoch: 128,
  noiseMultiplier: 1,
};

const POISSON = { noiseMultiplier: noiseMultiplierFor, samplingRate: samplingRateFor, steps: stepsFor };

function inverse(query: read.Query, unknown: Exclude<UnknownField, 'epochs'>) {
  if (unknown !== 'samplingRate' && hasSegments(query)) return ofSegment(query, unknown);
  if (isSampled(query, unknown)) return solve(query, unknown);
  return work(POISSON[unknown], read.adjacency(query), {
    ...(mechanismLacking(query, unknown) as Mechanism),
    ...target(query),
  });
}

function without(unknown: UnknownField) {
  const { [unknown]: _, noiseMultipliers: __, samplingRates: ___, batchSizes: ____, ...run } = RUN;
  return run;
}

const targeted = (
  unknown: UnknownField,
  words: Pick<QueryEntry, 'about' | 'example' | 'more'>,
): QueryEntry => ({
  ...words,
  asks: z.strictObject({ adjacency, ...without(unknown), ...TARGET }),
  answers: verified,
  run: listed((query) => (unknown === 'epochs' ? solve(query, unknown) : inverse(query, unknown))),
});

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
    run: listed((query) => bounded(query, read.delta, epsilon)),
  },
  delta: {
    about: 'the delta of a run at an epsilon',
    asks: z.strictObject({ adjacency, ...RUN, epsilon: many(numberIn(DOMAIN.epsilon)) }),
    answers: verifiedEnds,
    example: { adjacency: 'add-remove', ...EXAMPLE, epsilon: 2 },
    run: listed((query) => bounded(query, () => read.number(query, 'epsilon', DOMAIN.epsilon), delta)),
  },
  totalVariation: {
    about: 'the most that the probability of any output set can differ by',
    asks: z.strictObject({ adjacency, ...RUN }),
    answers: verifiedEnds,
    example: { adjacency: 'add-remove', ...EXAMPLE },
    run: listed((query) => bounded(query, () => undefined, totalVariation)),
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
    run: listed((query) =>
      bounded(query, floorField, (...asked) => {
        const { attainedAt, ...answer } = mu(...asked);
        return { ...answer, ...attainedAt };
      }),
    ),
  },
  bestSplitEpsilon: {
    about: 'the substitute epsilon that the add-remove curve alone implies, split in two',
    asks: z.strictObject({ ...MECHANISMS, delta: deltas }),
    answers: verified,
    example: { ...EXAMPLE, delta: 1e-5 },
    run: listed((query) => work(bestSplitEpsilon, read.mechanism(query), read.delta(query))),
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
  guess: {
    about: 'one guess at one secret, exactly right, by the whole substitute profile',
    notes: ['prior is that of the likeliest value beforehand.', 'Everything else is known to the attacker.'],
    asks: z.strictObject({ prior: many(numberIn(OPEN_UNIT_INTERVAL)), ...MECHANISMS }),
    answers: z.strictObject({ ...VALUES, ...REFUSED, verified: anything }),
    example: { prior: 0.1, samplingRate: 0.0625, noiseMultiplier: 1.677, steps: 500 },
    run: listed((query) => {
      const prior = read.number(query, 'prior', OPEN_UNIT_INTERVAL);
      const mechanism = read.mechanism(query);
      return () => {
        const bound = mechanismGuess('substitute', prior, mechanism);
        return { ...bound, verified: bound.value !== null };
      };
    }),
  },
  hiddenStateEpsilon: {
    about: 'the limit of auditWorstCase, which sees only the last iterate',
    notes: [
      'It belongs to substitute and holds for any number of runs.',
      'Gradients are constant and the other records silent.',
      'Other attacks on the last iterate may show more.',
    ],
    asks: z.strictObject({ ...MECHANISMS, delta: deltas }),
    answers: verified,
    example: { ...EXAMPLE, delta: 1e-5 },
    run: listed((query) => work(hiddenStateEpsilon, read.mechanism(query), read.delta(query))),
  },
  noiseMultiplier: targeted('noiseMultiplier', {
    about: 'the noise that is enough for a target',
    example: { adjacency: 'substitute', samplingRate: 0.01, steps: 1000, delta: 1e-5, targetEpsilon: 8 },
    more: [
      { adjacency: 'substitute', samplingRate: 0.01, steps: 1000, targetMu: 0.5 },
      {
        adjacency: 'add-remove',
        samplingRate: 0.01,
        steps: 1000,
        recordsPerPerson: 3,
        delta: 1e-5,
        targetEpsilon: 8,
      },
      {
        adjacency: 'substitute',
        segments: [
          { samplingRate: 0.01, noiseMultiplier: 1, steps: 500 },
          { samplingRate: 0.01, steps: 500 },
        ],
        delta: 1e-5,
        targetEpsilon: 8,
      },
    ],
  }),
  samplingRate: targeted('samplingRate', {
    about: 'the sampling rate that keeps a target',
    example: { adjacency: 'substitute', noiseMultiplier: 1, steps: 1000, delta: 1e-5, targetEpsilon: 8 },
  }),
  steps: targeted('steps', {
    about: 'the steps that keep a target',
    example: {
      adjacency: 'substitute',
      samplingRate: 0.01,
      noiseMultiplier: 1,
      delta: 1e-5,
      targetEpsilon: 8,
    },
  }),
  epochs: targeted('epochs', {
    about: 'the epochs that keep a target',
    example: { ...ALLOCATED, delta: 1e-5, targetEpsilon: 2 },
  }),
  noiseFactor: {
    about: 'what all noise multipliers of the segments are multiplied by for a target',
    asks: z.strictObject({
      adjacency,
      segments: z.array(z.strictObject(MECHANISM)),
      delta: deltas,
      targetEpsilon: targetEpsilons,
    }),
    answers: verified,
    example: {
      adjacency: 'add-remove',
      segments: [EXAMPLE, { ...EXAMPLE, noiseMultiplier: 1.3 }],
      delta: 1e-5,
      targetEpsilon: 2,
    },
    run: listed((query) => {
      const { segments } = poissonSegments(query);
      const unknown = { name: 'noiseFactor' } as const;
      return work(solveSegments, read.adjacency(query), { segments, unknown, ...target(query) });
    }),
  },
};
