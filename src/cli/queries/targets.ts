// Queries that solve for the parameter of a run which meets a target: noise, sampling rate, steps, epochs, or a factor of all noise.
import { z } from 'zod';
import {
  noiseMultiplierFor,
  type SampledGoal,
  samplingRateFor,
  solveSampled,
  solveSegments,
  stepsFor,
} from '../../accounting';
import type { Mechanism } from '../../accounting/types';
import { InputError } from '../../base/numerics/errors';
import { ABOVE_ZERO } from '../../base/numerics/ranges';
import { FIELD, MECHANISM, many, numberIn } from '../../work/queries/vocabulary';
import * as read from '../fields';
import type { QueryEntry, QueryTable } from '../query';
import {
  furtherFields,
  mechanismLacking,
  poissonSegments,
  samplingField,
  type UnknownField,
} from '../sampledFields';
import {
  ALLOCATED,
  adjacency,
  answerBy,
  deltas,
  EXAMPLE,
  floor,
  floorField,
  overLists,
  RUN,
  verifiedReply,
} from './runFields';

const targetEpsilons = many(FIELD.targetEpsilon);
const TARGET = {
  delta: deltas.optional(),
  targetEpsilon: targetEpsilons.optional(),
  targetMu: many(numberIn(ABOVE_ZERO)).optional(),
  floor,
};

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
  return answerBy(solveSegments, read.adjacency(query), {
    segments,
    unknown: { name, at },
    ...target(query),
  });
};

const hasSegments = ({ segments }: read.Query): boolean => segments !== undefined && segments !== null;

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
    answerBy(solveSampled, read.adjacency(query), mechanism, unknown, goal, undefined, further);
  if (query.targetMu == null) return solving(target(query));
  if (query.targetEpsilon != null)
    throw new InputError(
      'inconsistent',
      'targetMu',
      `Both targetEpsilon and targetMu are given. Give one of them.`,
    );
  return solving({ targetMu: read.number(query, 'targetMu', ABOVE_ZERO), floor: floorField(query) });
}

const POISSON = { noiseMultiplier: noiseMultiplierFor, samplingRate: samplingRateFor, steps: stepsFor };

function inverse(query: read.Query, unknown: Exclude<UnknownField, 'epochs'>) {
  if (unknown !== 'samplingRate' && hasSegments(query)) return ofSegment(query, unknown);
  if (isSampled(query, unknown)) return solve(query, unknown);
  return answerBy(POISSON[unknown], read.adjacency(query), {
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
  answers: verifiedReply,
  run: overLists((query) => (unknown === 'epochs' ? solve(query, unknown) : inverse(query, unknown))),
});

export const targetQueries: QueryTable = {
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
    answers: verifiedReply,
    example: {
      adjacency: 'add-remove',
      segments: [EXAMPLE, { ...EXAMPLE, noiseMultiplier: 1.3 }],
      delta: 1e-5,
      targetEpsilon: 2,
    },
    run: overLists((query) => {
      const { segments } = poissonSegments(query);
      const unknown = { name: 'noiseFactor' } as const;
      return answerBy(solveSegments, read.adjacency(query), { segments, unknown, ...target(query) });
    }),
  },
};
