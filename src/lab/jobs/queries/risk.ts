// What chapter 6 and the calculator ask about what an attacker can reach: a function each. The numbers are the core's.
import {
  epsilon,
  groupEpsilonAtMost,
  isPoisson,
  mu,
  type Plan,
  printedByLibraries,
  solveGoal,
  solveSegments,
} from '../../../accounting';
import type { GoalSolution, SegmentsTarget } from '../../../accounting/goal';
import { mechanismOf, planWith } from '../../../accounting/plan';
import type { Mechanism, Verified } from '../../../accounting/types';
import type { RecordsAttack } from '../../../addons/oneRun/training/types';
import type {
  AttributeInferenceProgress,
  AttributeInferenceResult,
} from '../../../addons/risk/marginals/attributeInference';
import { parameterForAdvantage } from '../../../addons/risk/parameterForAdvantage';
import type { ValueCounts } from '../../../addons/risk/priors/valueCounts';
import { recordsRight } from '../../../addons/risk/recordsRight';
import type { AdvantageGoal } from '../../../addons/risk/types';
import { beat } from '../../../base/liveness/pulse';
import type {
  FormReply,
  FormRequest,
  MarginalsAttack,
  PointsRequest,
  RecordsAttackReply,
  RecordsMember,
  RiskFamilyMember,
  RiskProfiles,
  RiskTable,
  RunPoint,
  WayReply,
} from '../messages/riskMessages';
import type { Job } from '../messages/workerApi';
import { chosenSegments } from './chosenValue';
import { ofBoth, type Steps, stepsOf } from './query';

/** The parts that read data or train, which tests replace by easier ones. */
export interface RiskCore {
  tabulateMechanism: typeof import('../../../addons/risk/tabulate').tabulateMechanism;
  epsilonAtMost: typeof import('../../../addons/risk/epsilonAtMost').epsilonAtMost;
  /** How often each value of its label and columns stands in a data set; `assets`: where data files lie. */
  countValues(dataset: string, assets: string): Promise<readonly ValueCounts[]>;
  /** Releases and attacks, and yields wherever it can be stopped. */
  attackMarginals(
    attack: MarginalsAttack,
    assets: string,
  ): Promise<Generator<AttributeInferenceProgress, AttributeInferenceResult, void>>;
  /** Trains and guesses, and yields wherever it can be stopped. */
  attackRecords(attack: RecordsAttack): AsyncGenerator<RecordsAttackReply, readonly number[], void>;
}

/** Values of a table for the page's own training, and for one of many. */
const OWN = 240;
const ONE_OF_MANY = 100;

function epsilonOf(adjacency: 'substitute' | 'add-remove', asked: PointsRequest['asked'][number]): Verified {
  const single = epsilon(adjacency, asked.run, asked.delta);
  if (asked.records === undefined) return single;
  const upper = groupEpsilonAtMost(adjacency, asked.run, asked.records, asked.delta);
  return { ...single, verified: false, value: null, upper };
}

/** `assets`: where the page's data files lie. */
export const riskQueries = (core: RiskCore): RiskTable => ({
  profiles: ({ mechanism }) => profiles(core, mechanism, OWN),

  async *frequencies(of) {
    yield;
    return core.countValues(of.dataset, of.assets);
  },

  *choose({ delta, ...goal }) {
    const found = yield* parameterForAdvantage(goal satisfies AdvantageGoal);
    const mechanism = { ...goal.mechanism, [goal.solveFor]: found.value };
    const epsilon = yield* ofBoth((relation) => core.epsilonAtMost(relation, mechanism, delta));
    return { ...found, epsilon };
  },

  *points({ asked }) {
    const points: RunPoint[] = [];
    for (const each of asked) {
      const values = yield* ofBoth((relation) => epsilonOf(relation, each));
      points.push({ ...values, printed: printedByLibraries(each.run, each.delta) });
    }
    return points;
  },

  form: formSteps,

  *target({ relation, ...target }) {
    yield;
    const solution = solveSegments(relation, target satisfies SegmentsTarget, beat);
    return { segments: chosenSegments(target.segments, target.unknown, solution) };
  },

  *records({ noiseMultipliers, ...design }, { tell }) {
    const members: RecordsMember[] = [];
    for (const noiseMultiplier of noiseMultipliers) {
      const mechanism = { ...design.mechanism, noiseMultiplier };
      const counts = yield* recordsRight({ ...design, mechanism });
      members.push({ noiseMultiplier, ...counts });
      tell([...members]);
    }
    return members;
  },

  async *attack(request) {
    const total = request.models * request.mechanism.steps;
    return { right: yield* core.attackRecords(request), done: total, total };
  },

  async *marginals({ assets, ...request }) {
    const total = request.design.repeats;
    let heard = 0;
    const trace = await core.attackMarginals(request, assets);
    const { right } = yield* stepsOf(trace, ({ right: soFar }) => {
      if (soFar.length === heard) return undefined;
      heard = soFar.length;
      return { right: [...soFar], total };
    });
    return { right: [...right], total };
  },

  *family({ mechanism, delta, noiseMultipliers }, { tell }) {
    const members: RiskFamilyMember[] = [];
    for (const noiseMultiplier of noiseMultipliers) {
      const one = { ...mechanism, noiseMultiplier };
      yield;
      const epsilon = core.epsilonAtMost('substitute', one, delta);
      members.push({
        noiseMultiplier,
        epsilon,
        profiles: yield* profiles(core, one, ONE_OF_MANY),
      });
      tell([...members]);
    }
    return members;
  },
});

function* profiles(
  { tabulateMechanism }: RiskCore,
  mechanism: Mechanism,
  count: number,
): Generator<void, RiskProfiles, void> {
  return {
    substitute: yield* tabulateMechanism('substitute', mechanism, count),
    addRemove: yield* tabulateMechanism('add-remove', mechanism, count),
  };
}

/** What the form asks: the number that meets a target, then every way's ε, then its μ, each told as soon as it is there. The numbers are the core's. */
interface Found {
  solution: GoalSolution | null;
  plans: readonly Plan[];
}

/** Plans with the number that meets the target, if one is wanted. */
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

function* formSteps(request: FormRequest, { tell }: Job<FormReply>): Steps<FormReply> {
  const { delta, relations } = request;
  const { solution, plans } = yield* solved(request);
  const ways: WayReply[] = [];
  const reply = (): FormReply => ({ solution, progress: null, ways: [...ways] });
  for (const [i, plan] of plans.entries()) {
    const mechanism = mechanismOf(plan);
    const points: WayReply['points'][number][] = [];
    for (const relation of relations[i] ?? []) {
      yield;
      points.push({ relation, epsilon: epsilon(relation, mechanism, delta), mu: null });
    }
    const printed = isPoisson(mechanism) ? printedByLibraries(mechanism, delta) : [];
    ways.push({ mechanism, points, printed });
  }
  tell(reply());
  for (const way of ways) {
    for (const [i, point] of way.points.entries()) {
      yield;
      way.points[i] = { ...point, mu: mu(point.relation, way.mechanism) };
      tell(reply());
    }
  }
  return reply();
}
