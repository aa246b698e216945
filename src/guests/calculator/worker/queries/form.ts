// What the form asks: the number that meets a target, then every way's ε, then its μ, each said as soon as it is
// there. The numbers are the core's.
import { z } from 'zod';
import {
  isPoisson,
  mu,
  type Plan,
  type PrintedEpsilon,
  printedByLibraries,
  SAMPLING_NAMES,
  solveGoal,
} from '../../../../accounting';
import type { AdjacencyName } from '../../../../accounting/adjacencies/names';
import { DOMAIN } from '../../../../accounting/domain';
import type { Goal, GoalProgress, GoalSolution } from '../../../../accounting/goal';
import { mechanismOfPlan, type PlanUnknown, planWith } from '../../../../accounting/plan';
import type { AnyMechanism, Mu, Verified } from '../../../../accounting/types';
import { ABOVE_ZERO, OPEN_UNIT_INTERVAL, POSITIVE_COUNT } from '../../../../base/numerics/ranges';
import type { Entry, Steps } from '../../../../work/queries/query';
import { FIELD, numberIn } from '../../../../work/queries/vocabulary';
import type { Job } from '../../../../work/queries/workerApi';
import { epsilonOfPerson } from '../../engine/form/epsilonOfPerson';

export interface FormRequest {
  plans: readonly Plan[];
  /** Adjacencies that are asked for, plan by plan. */
  adjacencies: readonly (readonly AdjacencyName[])[];
  delta: number;
  /** The most records of one person, in a run of Poisson batches; 1 where each has one. */
  recordsPerPerson: number;
  wanted: {
    adjacency: AdjacencyName;
    unknown: PlanUnknown;
    goal: Goal;
  } | null;
}

export interface WayReply {
  mechanism: AnyMechanism;
  points: {
    adjacency: AdjacencyName;
    epsilon: Verified;
    /** Null until it has been computed, after the epsilons. Left out for a person with several records. */
    mu?: Mu | null;
  }[];
  /** What libraries print, which is for add/remove and for Poisson batches only. */
  printed: readonly PrintedEpsilon[];
}

export interface FormReply {
  /** Null if nothing is being looked for, or until it has been found. */
  solution: GoalSolution | null;
  progress: GoalProgress | null;
  /** Replies in the order of the plans. */
  ways: readonly WayReply[];
}

interface Found {
  solution: GoalSolution | null;
  plans: readonly Plan[];
}

function* solved({ plans, wanted }: FormRequest): Generator<FormReply, Found, void> {
  if (wanted === null) return { solution: null, plans };
  const search = solveGoal({ ...wanted, plans });
  for (;;) {
    const step = search.next();
    if (!step.done) {
      yield { solution: null, progress: step.value, ways: [] };
      continue;
    }
    const { value } = step.value;
    return { solution: step.value, plans: plans.map((plan) => planWith(plan, wanted.unknown, value)) };
  }
}

export function* form(request: FormRequest, { onProgress }: Job<FormReply>): Steps<FormReply> {
  const { delta, adjacencies, recordsPerPerson } = request;
  const { solution, plans } = yield* solved(request);
  const ways: WayReply[] = [];
  const reply = (): FormReply => ({ solution, progress: null, ways: [...ways] });
  for (const [i, plan] of plans.entries()) {
    const mechanism = mechanismOfPlan(plan);
    const points: WayReply['points'][number][] = [];
    for (const adjacency of adjacencies[i] ?? []) {
      yield;
      const found = { adjacency, epsilon: epsilonOfPerson(adjacency, mechanism, recordsPerPerson, delta) };
      points.push(recordsPerPerson > 1 ? found : { ...found, mu: null });
    }
    const isPrinted = isPoisson(mechanism) && recordsPerPerson === 1;
    const printed = isPrinted ? printedByLibraries(mechanism, delta) : [];
    ways.push({ mechanism, points, printed });
  }
  onProgress(reply());
  for (const way of ways) {
    for (const [i, point] of way.points.entries()) {
      if (point.mu === undefined) continue;
      yield;
      way.points[i] = { ...point, mu: mu(point.adjacency, way.mechanism) };
      onProgress(reply());
    }
  }
  return reply();
}

export const entry = () => {
  const most = numberIn(ABOVE_ZERO);
  return {
    about: 'the number of a training plan that meets a target, then both numbers of every plan',
    asks: z.strictObject({
      plans: z.array(
        z.strictObject({
          sampling: z.enum(SAMPLING_NAMES),
          samplingRate: numberIn(DOMAIN.samplingRate),
          noiseMultiplier: numberIn(DOMAIN.noiseMultiplier),
          length: z.union([
            z.strictObject({ epochs: numberIn(ABOVE_ZERO) }),
            z.strictObject({ steps: numberIn(DOMAIN.steps) }),
          ]),
        }),
      ),
      adjacencies: z.array(z.array(FIELD.adjacency)),
      delta: FIELD.delta,
      recordsPerPerson: numberIn(DOMAIN.recordsPerPerson),
      wanted: z.nullable(
        z.strictObject({
          adjacency: FIELD.adjacency,
          unknown: z.union([
            z.strictObject({ name: z.enum(['noiseMultiplier', 'samplingRate', 'steps', 'epochs']) }),
            z.strictObject({
              name: z.literal('batchSize'),
              records: numberIn(POSITIVE_COUNT),
              whole: z.nullable(z.enum(['up', 'down'])),
            }),
          ]),
          goal: z.union([
            z.strictObject({ measure: z.literal('epsilon'), most, delta: FIELD.delta }),
            z.strictObject({ measure: z.enum(['advantage', 'mu']), most }),
            z.strictObject({
              measure: z.literal('power'),
              most,
              falsePositiveRate: numberIn(OPEN_UNIT_INTERVAL),
            }),
          ]),
        }),
      ),
    }),
    example: {
      plans: [{ sampling: 'poisson', samplingRate: 1, noiseMultiplier: 2, length: { steps: 1 } }],
      adjacencies: [['substitute']],
      delta: 1e-5,
      recordsPerPerson: 1,
      wanted: {
        adjacency: 'substitute',
        unknown: { name: 'noiseMultiplier' },
        goal: { measure: 'advantage', most: 0.2 },
      },
    },
    answer: form,
  } satisfies Entry<typeof form>;
};
