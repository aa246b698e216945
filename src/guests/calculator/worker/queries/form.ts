// The query `form`: the number that meets a target, then ε and then μ for each way to draw batches, by src/accounting. All ε are
// told together, and each μ as soon as it is computed.
import { z } from 'zod';
import {
  epsilon,
  muIfKnown,
  type Plan,
  type PrintedEpsilon,
  printedByLibraries,
  SAMPLING_NAMES,
  solveGoal,
} from '../../../../accounting';
import type { AdjacencyName } from '../../../../accounting/adjacencies/names';
import { BOUNDED_NOISE, DOMAIN } from '../../../../accounting/domain';
import type { Goal, GoalProgress, GoalSolution } from '../../../../accounting/goal';
import { mechanismOfPlan, type PlanUnknown, planWith } from '../../../../accounting/plan';
import { isAllPoisson, segmentsOf } from '../../../../accounting/segments';
import type { AnyMechanism, AnyRun, Mu, Verified } from '../../../../accounting/types';
import { ABOVE_ZERO, OPEN_UNIT_INTERVAL, POSITIVE_COUNT } from '../../../../base/numerics/ranges';
import type { Entry, Steps } from '../../../../work/queries/query';
import { FIELD, FURTHER, numberIn } from '../../../../work/queries/vocabulary';
import type { Job } from '../../../../work/queries/workerApi';

export interface FormRequest {
  /** The runs for each way to draw batches; none where a number is searched for. */
  runs: readonly AnyRun[];
  /** The plans for each way to draw batches in which a number is searched for; none where there is nothing to find. */
  plans: readonly Plan[];
  /** The adjacencies to compute for each run or plan. */
  adjacencies: readonly (readonly AdjacencyName[])[];
  delta: number;
  /** The target and the number that it decides; null where no number is searched for. */
  wanted: {
    adjacency: AdjacencyName;
    unknown: PlanUnknown;
    goal: Goal;
  } | null;
}

export interface WayReply {
  run: AnyRun;
  points: {
    adjacency: AdjacencyName;
    epsilon: Verified;
    /** μ; null until it has been computed, which is after every ε. Left out where none is known. */
    mu?: Mu | null;
  }[];
  /** The add/remove ε that libraries print; empty unless batches are whole Poisson ones and each person has one record. */
  printed: readonly PrintedEpsilon[];
}

export interface FormReply {
  /** The number that meets the target; null until it has been found, and where none is searched for. */
  solution: GoalSolution | null;
  /** The state of the search; null before and after it. */
  progress: GoalProgress | null;
  /** Replies in the order of the runs or plans. */
  ways: readonly WayReply[];
}

interface Found {
  solution: GoalSolution | null;
  runs: readonly AnyRun[];
}

function* solved({ runs, plans, wanted }: FormRequest): Generator<FormReply, Found, void> {
  if (wanted === null) return { solution: null, runs: [...runs, ...plans.map(mechanismOfPlan)] };
  const search = solveGoal({ ...wanted, plans });
  for (;;) {
    const step = search.next();
    if (!step.done) {
      yield { solution: null, progress: step.value, ways: [] };
      continue;
    }
    const { value } = step.value;
    const found = plans.map((plan) => mechanismOfPlan(planWith(plan, wanted.unknown, value)));
    return { solution: step.value, runs: found };
  }
}

/** The most different steps of a run whose ε by libraries is computed here. */
const FEW = 50;

export function* form(request: FormRequest, { onProgress }: Job<FormReply>): Steps<FormReply> {
  const { delta, adjacencies } = request;
  const { solution, runs } = yield* solved(request);
  const ways: WayReply[] = [];
  const reply = (): FormReply => ({ solution, progress: null, ways: [...ways] });
  for (const [i, run] of runs.entries()) {
    const points: WayReply['points'][number][] = [];
    for (const adjacency of adjacencies[i] ?? []) {
      yield;
      points.push({ adjacency, epsilon: epsilon(adjacency, run, delta), mu: null });
    }
    const isPrinted = isAllPoisson(run) && segmentsOf(run).length <= FEW;
    const printed = isPrinted ? printedByLibraries(run, delta) : [];
    ways.push({ run, points, printed });
  }
  onProgress(reply());
  for (const way of ways) {
    for (const [i, { adjacency, epsilon: found }] of way.points.entries()) {
      yield;
      const known = muIfKnown(adjacency, way.run);
      way.points[i] = { adjacency, epsilon: found, ...(known !== null && { mu: known }) };
      onProgress(reply());
    }
  }
  return reply();
}

/** A mechanism of a run, in each of the shapes that accounting has for one. */
const aSegment = () => {
  const steps = { samplingRate: numberIn(DOMAIN.samplingRate), steps: numberIn(DOMAIN.steps) };
  const noiseMultiplier = numberIn(BOUNDED_NOISE);
  return z.union([
    z.strictObject({
      ...{ sampling: z.enum(['poisson', 'fixed-size']).optional(), ...steps, noiseMultiplier },
      ...{ recordsPerPerson: FURTHER.recordsPerPerson, records: FURTHER.records },
      largestBatch: FURTHER.largestBatch,
    }),
    z.strictObject({
      ...{ sampling: z.literal('random-allocation'), noiseMultiplier },
      ...{ stepsPerEpoch: numberIn(DOMAIN.stepsPerEpoch), epochs: numberIn(DOMAIN.epochs) },
    }),
    z.strictObject({ sampling: z.literal('any-order'), epochs: numberIn(DOMAIN.epochs), noiseMultiplier }),
  ]) as z.ZodType<AnyMechanism>;
};

export const entry = () => {
  const most = numberIn(ABOVE_ZERO);
  return {
    about: 'the number of a training plan that meets a target, then both numbers of every plan',
    asks: z.strictObject({
      runs: z.array(z.union([aSegment(), z.array(aSegment())])),
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
      runs: [],
      plans: [{ sampling: 'poisson', samplingRate: 1, noiseMultiplier: 2, length: { steps: 1 } }],
      adjacencies: [['substitute']],
      delta: 1e-5,
      wanted: {
        adjacency: 'substitute',
        unknown: { name: 'noiseMultiplier' },
        goal: { measure: 'advantage', most: 0.2 },
      },
    },
    answer: form,
  } satisfies Entry<typeof form>;
};
