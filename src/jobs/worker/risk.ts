// What an attacker can reach, as a worker exposes it: in short turns, with partial results. The numbers are the core's.
import type { SegmentsTarget } from '../../accounting';
import type { Mechanism, Verified } from '../../accounting/types';
import { beat } from '../../liveness/pulse';
import type {
  AttributeInferenceProgress,
  AttributeInferenceResult,
} from '../../risk/marginals/attributeInference';
import type { AdvantageGoal, ParameterForAdvantage } from '../../risk/parameterForAdvantage';
import type { ProfileTable } from '../../risk/profileTable';
import type { RecordsDesign, RecordsRight } from '../../risk/recordsRight';
import { CancellableTask, type Turn } from '../../rpc/cancellableTask';
import type {
  MarginalsAttack,
  PointsRequest,
  RecordsAttack,
  RecordsAttackReply,
  RecordsMember,
  RiskApi,
  RiskFamilyMember,
  RiskProfiles,
  RunPoint,
  ValueCounts,
} from '../messages/riskMessages';
import { chosenSegments } from './chosenValue';
import { follow, serveHeard } from './follow';
import { answerForm, type FormCore } from './form';
import { inPageWords } from './targetWords';

/** The functions of the core that answer. */
export interface RiskCore extends FormCore {
  tabulateMechanism(
    adjacency: 'substitute' | 'add-remove',
    mechanism: Mechanism,
    count: number,
  ): Generator<void, ProfileTable, void>;
  /** How often each value of its label and columns stands in a data set; `assets`: where data files lie. */
  countValues(dataset: string, assets: string): Promise<readonly ValueCounts[]>;
  recordsRight(design: RecordsDesign): Generator<void, RecordsRight, void>;
  /** Releases and attacks; yields as often as it can stop. */
  attackMarginals(
    attack: MarginalsAttack,
    assets: string,
  ): Promise<Generator<AttributeInferenceProgress, AttributeInferenceResult>>;
  /** Trains and guesses; yields as often as it can stop. */
  attackRecords(attack: RecordsAttack): AsyncGenerator<RecordsAttackReply, readonly number[], void>;
  parameterForAdvantage(goal: AdvantageGoal): Generator<void, ParameterForAdvantage, void>;
  /** Upper bounds on the epsilon of either adjacency. */
  epsilonAtMost(adjacency: 'substitute' | 'add-remove', mechanism: Mechanism, delta: number): number;
  /** Of somebody with so many records. */
  groupEpsilonAtMost(
    adjacency: 'substitute' | 'add-remove',
    mechanism: Mechanism,
    records: number,
    delta: number,
  ): number;
  /** Calls `onStep` at each look at an epsilon; some dozen of them. */
  solveSegments(adjacency: 'substitute' | 'add-remove', target: SegmentsTarget, onStep: () => void): Verified;
}

/** Values of a table for the page's own training, and for one of many. */
const OWN = 240;
const ONE_OF_MANY = 100;

/** Milliseconds between two partial results of an attack. */
const BETWEEN_PARTIALS = 60;

/** The API of the worker of chapter 6. */
export function serveRisk(core: RiskCore): RiskApi {
  const task = new CancellableTask();
  const profiles = async (mechanism: Mechanism, count: number, turn: Turn): Promise<RiskProfiles> => ({
    substitute: await follow(core.tabulateMechanism('substitute', mechanism, count), turn),
    addRemove: await follow(core.tabulateMechanism('add-remove', mechanism, count), turn),
  });
  const epsilonOf = (
    adjacency: 'substitute' | 'add-remove',
    asked: PointsRequest['asked'][number],
  ): Verified => {
    const single = core.epsilon(adjacency, asked.run, asked.delta);
    if (asked.records === undefined) return single;
    const upper = core.groupEpsilonAtMost(adjacency, asked.run, asked.records, asked.delta);
    return { ...single, verified: false, value: null, upper };
  };
  return {
    ...task.basics,
    profiles: ({ mechanism }) => task.serve((turn) => profiles(mechanism, OWN, turn)),
    frequencies: ({ dataset }, assets) => task.serve(() => core.countValues(dataset, assets)),
    choose: ({ delta, ...goal }) =>
      task.serve(async (turn) => {
        const found = await follow(core.parameterForAdvantage(goal), turn);
        const mechanism = { ...goal.mechanism, [goal.solveFor]: found.value };
        await turn.pause();
        const [addRemove, substitute] = (['add-remove', 'substitute'] as const).map((adjacency) =>
          core.epsilonAtMost(adjacency, mechanism, delta),
        );
        return { ...found, epsilon: { addRemove, substitute } };
      }),
    points: ({ asked }) =>
      task.serve(async (turn) => {
        const points: RunPoint[] = [];
        for (const each of asked) {
          await turn.pause();
          const addRemove = epsilonOf('add-remove', each);
          await turn.pause();
          const substitute = epsilonOf('substitute', each);
          const { run, delta } = each;
          points.push({ addRemove, substitute, printed: core.printedByLibraries(run, delta) });
        }
        return points;
      }),
    form: (request, onPartial) =>
      serveHeard(task, onPartial, (turn) => answerForm(core, request, turn, onPartial)),
    target: ({ relation, ...target }) =>
      task.serve(async () => {
        const solution = inPageWords(() => core.solveSegments(relation, target, beat));
        return { segments: chosenSegments(target.segments, target.unknown, solution) };
      }),
    records: ({ samplingRate, steps, noiseMultipliers, ...design }, onPartial) =>
      serveHeard(task, onPartial, async (turn) => {
        const members: RecordsMember[] = [];
        for (const noiseMultiplier of noiseMultipliers) {
          const mechanism = { samplingRate, noiseMultiplier, steps };
          const counts = await follow(core.recordsRight({ ...design, mechanism }), turn);
          members.push({ noiseMultiplier, ...counts });
          onPartial([...members]);
        }
        return members;
      }),
    attack: (request, onPartial) =>
      serveHeard(task, onPartial, async (turn) => {
        const trace = core.attackRecords(request);
        let told = Number.NEGATIVE_INFINITY;
        for (;;) {
          const step = await trace.next();
          const total = request.models * request.mechanism.steps;
          if (step.done) return { right: step.value, done: total, total };
          if (turn.elapsed() - told >= BETWEEN_PARTIALS) {
            told = turn.elapsed();
            onPartial(step.value);
          }
          await turn.pause();
        }
      }),
    marginals: (request, assets, onPartial) =>
      serveHeard(task, onPartial, async (turn) => {
        const total = request.design.repeats;
        let heard = 0;
        const trace = await core.attackMarginals(request, assets);
        const { right } = await follow(trace, turn, ({ right: soFar }) => {
          if (soFar.length === heard) return false;
          heard = soFar.length;
          onPartial({ right: [...soFar], total });
          return true;
        });
        return { right: [...right], total };
      }),
    family: ({ samplingRate, steps, delta, noiseMultipliers }, onPartial) =>
      serveHeard(task, onPartial, async (turn) => {
        const members: RiskFamilyMember[] = [];
        for (const noiseMultiplier of noiseMultipliers) {
          const mechanism = { samplingRate, noiseMultiplier, steps };
          await turn.pause();
          const epsilon = core.epsilonAtMost('substitute', mechanism, delta);
          members.push({ noiseMultiplier, epsilon, profiles: await profiles(mechanism, ONE_OF_MANY, turn) });
          onPartial([...members]);
        }
        return members;
      }),
  };
}
