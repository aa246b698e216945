// What chapter 6 and the calculator ask about what an attacker can reach: a function each. The numbers are the core's.
import {
  epsilon,
  groupEpsilonAtMost,
  printedByLibraries,
  type SegmentsTarget,
  solveSegments,
} from '../../../accounting';
import type { Mechanism, Run, Segments, Verified } from '../../../accounting/types';
import type { RecordsAttack } from '../../../addons/oneRun/training/types';
import type {
  AttributeInferenceDesign,
  AttributeInferenceProgress,
  AttributeInferenceResult,
} from '../../../addons/risk/marginals/attributeInference';
import {
  type AdvantageGoal,
  type ParameterForAdvantage,
  parameterForAdvantage,
} from '../../../addons/risk/parameterForAdvantage';
import type { ValueCounts } from '../../../addons/risk/priors/valueCounts';
import type { ProfileTable } from '../../../addons/risk/profileTable';
import { type RecordsDesign, type RecordsRight, recordsRight } from '../../../addons/risk/recordsRight';
import { beat } from '../../../base/liveness/pulse';
import type { Job } from '../messages/workerApi';
import { chosenSegments } from './chosenValue';
import { formSteps } from './form';
import { ofBoth, type Steps, stepsOf } from './query';

export type { ProfileTable, RecordsAttack, ValueCounts };

/** The certified privacy profile of one training, of either adjacency. */
export interface RiskProfiles {
  substitute: ProfileTable;
  addRemove: ProfileTable;
}

/** One training with different noise. */
export interface RiskFamilyRequest {
  mechanism: Mechanism;
  /** The delta of each training's epsilon. */
  delta: number;
  noiseMultipliers: readonly number[];
}

export interface RiskFamilyMember {
  noiseMultiplier: number;
  /** An upper bound on the substitute epsilon at the request's delta. */
  epsilon: number;
  profiles: RiskProfiles;
}

/** In the order asked for; fewer while it is under way. */
export type RiskFamily = readonly RiskFamilyMember[];

/** Many records of one training with different noise. */
export interface RecordsRequest extends RecordsDesign {
  noiseMultipliers: readonly number[];
}

export interface RecordsMember extends RecordsRight {
  noiseMultiplier: number;
}

/** In the order asked for; fewer while it is under way. */
export type RecordsFamily = readonly RecordsMember[];

export interface RecordsAttackReply {
  /** Secrets guessed rightly, model by model. */
  right: readonly number[];
  /** Steps of training, of all models. */
  done: number;
  total: number;
}

/** Releases of marginals of a data set, attacked one after the other. */
export interface MarginalsAttack {
  dataset: string;
  design: AttributeInferenceDesign;
}

export interface MarginalsAttackReply {
  /** Targets whose unknown columns were guessed rightly, release by release. */
  right: readonly number[];
  total: number;
}

/** Which parameter keeps an advantage, and what the training then has. */
export interface ChooseRequest extends AdvantageGoal {
  /** The delta of the epsilons in the reply. */
  delta: number;
}

export interface ChooseReply extends ParameterForAdvantage {
  /** Upper bounds at the request's delta. */
  epsilon: { addRemove: number; substitute: number };
}

interface RunAsked {
  run: Run;
  delta: number;
  records?: undefined;
}

/** A person with several records, whose epsilon is known only by bounds. */
interface GroupAsked {
  run: Mechanism;
  delta: number;
  records: number;
}

/** Asks about runs, which may have several segments, each with a delta of its own. */
export interface PointsRequest {
  asked: readonly (RunAsked | GroupAsked)[];
}

/** What one run has, and what libraries print for it by Rényi accounting. */
export interface RunPoint {
  addRemove: Verified;
  substitute: Verified;
  printed: { name: string; epsilon: number }[];
}

/** A target epsilon over a run of several parts, with one unknown. */
export interface SegmentsTargetRequest extends SegmentsTarget {
  relation: 'add-remove' | 'substitute';
}

export interface SegmentsTargetReply {
  /** A run that certainly meets the target, with its noise rounded up to digits that one would write. */
  segments: Segments;
}

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

export type RiskTable = ReturnType<typeof riskQueries>;

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
export const riskQueries = (core: RiskCore) => ({
  profiles: ({ mechanism }: { mechanism: Mechanism }) => profiles(core, mechanism, OWN),

  async *frequencies(of: { dataset: string; assets: string }): Steps<readonly ValueCounts[]> {
    yield;
    return core.countValues(of.dataset, of.assets);
  },

  *choose({ delta, ...goal }: ChooseRequest): Steps<ChooseReply> {
    const found = yield* parameterForAdvantage(goal satisfies AdvantageGoal);
    const mechanism = { ...goal.mechanism, [goal.solveFor]: found.value };
    const epsilon = yield* ofBoth((relation) => core.epsilonAtMost(relation, mechanism, delta));
    return { ...found, epsilon };
  },

  *points({ asked }: PointsRequest): Steps<readonly RunPoint[]> {
    const points: RunPoint[] = [];
    for (const each of asked) {
      const values = yield* ofBoth((relation) => epsilonOf(relation, each));
      points.push({ ...values, printed: printedByLibraries(each.run, each.delta) });
    }
    return points;
  },

  form: formSteps,

  *target({ relation, ...target }: SegmentsTargetRequest): Steps<SegmentsTargetReply> {
    yield;
    const solution = solveSegments(relation, target satisfies SegmentsTarget, beat);
    return { segments: chosenSegments(target.segments, target.unknown, solution) };
  },

  *records(
    { noiseMultipliers, ...design }: RecordsRequest,
    { tell }: Job<RecordsFamily>,
  ): Steps<RecordsFamily> {
    const members: RecordsMember[] = [];
    for (const noiseMultiplier of noiseMultipliers) {
      const mechanism = { ...design.mechanism, noiseMultiplier };
      const counts = yield* recordsRight({ ...design, mechanism });
      members.push({ noiseMultiplier, ...counts });
      tell([...members]);
    }
    return members;
  },

  async *attack(request: RecordsAttack): Steps<RecordsAttackReply> {
    const total = request.models * request.mechanism.steps;
    return { right: yield* core.attackRecords(request), done: total, total };
  },

  async *marginals({
    assets,
    ...request
  }: MarginalsAttack & { assets: string }): Steps<MarginalsAttackReply> {
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

  *family(
    { mechanism, delta, noiseMultipliers }: RiskFamilyRequest,
    { tell }: Job<RiskFamily>,
  ): Steps<RiskFamily> {
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
