// What chapter 6 and the calculator ask about what an attacker can reach: a function each. The numbers are the
// core's.
import {
  chosenSegments,
  epsilon,
  groupEpsilonAtMost,
  printedByLibraries,
  solveSegments,
} from '../../accounting';
import type { SegmentsTarget } from '../../accounting/goal';
import type { Mechanism, Verified } from '../../accounting/types';
import { beat } from '../../base/liveness/pulse';
import type { RecordsAttack } from '../../oneRun/training/types';
import type { attributeInference } from '../../risk/marginals/attributeInference';
import { parameterForAdvantage } from '../../risk/parameterForAdvantage';
import type { ValueCounts } from '../../risk/priors/valueCounts';
import { recordsRight } from '../../risk/several/recordsRight';
import type { AdvantageGoal } from '../../risk/types';
import type {
  MarginalsAttack,
  PointsRequest,
  RecordsAttackReply,
  RecordsMember,
  RiskFamilyMember,
  RiskProfiles,
  RiskTable,
  RunPoint,
} from '../messages/riskMessages';
import { formSteps } from './form';
import { ofBoth, stepsOf } from './query';

/** The parts that read data or train, which tests replace by easier ones. */
export interface RiskCore {
  tabulateMechanism: typeof import('../../risk/tabulate').tabulateMechanism;
  epsilonAtMost: typeof import('../../risk/epsilonAtMost').epsilonAtMost;
  /** `assets`: where data files lie. */
  countValues(dataset: string, assets: string): Promise<readonly ValueCounts[]>;
  /** This and what follows yield wherever they can be stopped. */
  attackMarginals(attack: MarginalsAttack, assets: string): Promise<ReturnType<typeof attributeInference>>;
  attackRecords(attack: RecordsAttack): AsyncGenerator<RecordsAttackReply, readonly number[], void>;
}

/** Values of a table. */
const OWN = 240;
const ONE_OF_MANY = 100;

function epsilonOf(adjacency: 'substitute' | 'add-remove', asked: PointsRequest['asked'][number]): Verified {
  const single = epsilon(adjacency, asked.run, asked.delta);
  if (asked.records === undefined) return single;
  const upper = groupEpsilonAtMost(adjacency, asked.run, asked.records, asked.delta);
  return { ...single, verified: false, value: null, upper };
}

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
