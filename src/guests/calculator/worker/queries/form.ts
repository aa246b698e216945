// The query `form`: the number that meets a target, then ε and then μ for each way to draw batches. Each is told as soon as it is
// computed, by src/accounting.
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
  /** The adjacencies to compute for each plan. */
  adjacencies: readonly (readonly AdjacencyName[])[];
  delta: number;
  /** The most records of one person, in a run of Poisson batches; 1 where each has one. */
  recordsPerPerson: number;
  /** The target and the number that it decides; null where no number is searched for. */
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
    /** μ; null until it has been computed, which is after every ε. Left out for a person with several records. */
    mu?: Mu | null;
  }[];
  /** The add/remove ε that libraries print; empty unless batches are Poisson ones and each person has one record. */
  printed: readonly PrintedEpsilon[];
}

export interface FormReply {
  /** The number that meets the target; null until it has been found, and where none is searched for. */
  solution: GoalSolution | null;
  /** The state of the search; null before and after it. */
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
