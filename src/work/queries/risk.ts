// What chapter 6 and the calculator ask about what an attacker can reach: a function each, from which the worker, the
// client and their types follow. The numbers are the core's.
import {
  chosenSegments,
  epsilon,
  groupEpsilonAtMost,
  printedByLibraries,
  solveSegments,
} from '../../accounting';
import type { SegmentsTarget } from '../../accounting/goal';
import type { Mechanism, Run, Segments, Verified } from '../../accounting/types';
import { loadDataset } from '../../audit/datasets/catalogue';
import { fetchAssets } from '../../audit/training/fetchAssets';
import { beat } from '../../base/liveness/pulse';
import { openSecrets } from '../../oneRun/training/openInBrowser';
import { attackRecords } from '../../oneRun/training/recordsAttacked';
import type { RecordsAttack } from '../../oneRun/training/types';
import { epsilonAtMost } from '../../risk/epsilonAtMost';
import { attributeInference } from '../../risk/marginals/attributeInference';
import type { AttributeInferenceDesign } from '../../risk/marginals/design';
import { parameterForAdvantage } from '../../risk/parameterForAdvantage';
import { type ValueCounts, valueCounts } from '../../risk/priors/valueCounts';
import type { ProfileTable } from '../../risk/profileTable';
import { recordsRight } from '../../risk/several/recordsRight';
import { tabulateMechanism } from '../../risk/tabulate';
import type { AdvantageGoal, ParameterForAdvantage, RecordsDesign, RecordsRight } from '../../risk/types';
import { formSteps } from './form';
import { ofBoth, type Steps, stepsOf } from './query';
import type { Job } from './workerApi';

export type { ProfileTable, ValueCounts };

/** The certified privacy profile of one training, of either adjacency. */
export interface RiskProfiles {
  substitute: ProfileTable;
  addRemove: ProfileTable;
}

export interface RiskFamilyRequest {
  mechanism: Mechanism;
  delta: number;
  noiseMultipliers: readonly number[];
}

export interface RiskFamilyMember {
  noiseMultiplier: number;
  /** An upper bound on the substitute epsilon at the request's delta. */
  epsilon: number;
  profiles: RiskProfiles;
}

export type RiskFamily = readonly RiskFamilyMember[];

export interface RecordsMember extends RecordsRight {
  noiseMultiplier: number;
}

export type RecordsFamily = readonly RecordsMember[];

export interface RecordsAttackReply {
  right: readonly number[];
  /** Steps of all models. */
  done: number;
  total: number;
}

export interface MarginalsAttack {
  dataset: string;
  design: AttributeInferenceDesign;
}

export interface ChooseRequest extends AdvantageGoal {
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

export interface PointsRequest {
  asked: readonly (RunAsked | GroupAsked)[];
}

export interface RunPoint {
  addRemove: Verified;
  substitute: Verified;
  printed: { name: string; epsilon: number }[];
}

/** Values of a table. */
const OWN = 240;
const ONE_OF_MANY = 100;

export function* profilesOf(
  mechanism: Mechanism,
  count: number,
  tabulate = tabulateMechanism,
): Generator<void, RiskProfiles, void> {
  return {
    substitute: yield* tabulate('substitute', mechanism, count),
    addRemove: yield* tabulate('add-remove', mechanism, count),
  };
}

async function* frequencies(request: { dataset: string; assets: string }): Steps<readonly ValueCounts[]> {
  yield;
  return valueCounts(await loadDataset(request.dataset, fetchAssets(request.assets)));
}

function* choose({ delta, ...goal }: ChooseRequest): Steps<ChooseReply> {
  const found = yield* parameterForAdvantage(goal satisfies AdvantageGoal);
  const mechanism = { ...goal.mechanism, [goal.solveFor]: found.value };
  return { ...found, epsilon: yield* ofBoth((adjacency) => epsilonAtMost(adjacency, mechanism, delta)) };
}

function epsilonOf(adjacency: 'substitute' | 'add-remove', asked: PointsRequest['asked'][number]): Verified {
  const single = epsilon(adjacency, asked.run, asked.delta);
  if (asked.records === undefined) return single;
  const upper = groupEpsilonAtMost(adjacency, asked.run, asked.records, asked.delta);
  return { ...single, verified: false, value: null, upper };
}

function* points({ asked }: PointsRequest): Steps<readonly RunPoint[]> {
  const found: RunPoint[] = [];
  for (const each of asked) {
    const values = yield* ofBoth((adjacency) => epsilonOf(adjacency, each));
    found.push({ ...values, printed: printedByLibraries(each.run, each.delta) });
  }
  return found;
}

export type TargetRequest = SegmentsTarget & { adjacency: 'add-remove' | 'substitute' };

/** Segments that certainly meet the target, the unknown rounded to digits that one would write. */
function* target({ adjacency, ...target }: TargetRequest): Steps<{ segments: Segments }> {
  yield;
  const solution = solveSegments(adjacency, target satisfies SegmentsTarget, beat);
  return { segments: chosenSegments(target.segments, target.unknown, solution) };
}

export type RecordsRequest = RecordsDesign & { noiseMultipliers: readonly number[] };

function* records(
  { noiseMultipliers, ...design }: RecordsRequest,
  { onProgress }: Job<RecordsFamily>,
): Steps<RecordsFamily> {
  const members: RecordsMember[] = [];
  for (const noiseMultiplier of noiseMultipliers) {
    const mechanism = { ...design.mechanism, noiseMultiplier };
    const counts = yield* recordsRight({ ...design, mechanism });
    members.push({ noiseMultiplier, ...counts });
    onProgress([...members]);
  }
  return members;
}

/** `train` yields wherever it can be stopped. */
export async function* recordsAttacked(
  request: RecordsAttack,
  train: (request: RecordsAttack) => AsyncGenerator<RecordsAttackReply, readonly number[], void> = (attack) =>
    attackRecords(attack, openSecrets),
): Steps<RecordsAttackReply> {
  const total = request.models * request.mechanism.steps;
  return { right: yield* train(request), done: total, total };
}

/** How many targets' unknown columns were guessed rightly, release by release. */
export async function* marginalsAttacked(
  { assets, dataset, design }: MarginalsAttack & { assets: string },
  attack = async () => attributeInference(await loadDataset(dataset, fetchAssets(assets)), design),
): Steps<{ right: readonly number[]; total: number }> {
  const total = design.repeats;
  let known = 0;
  const { right } = yield* stepsOf(await attack(), ({ right: soFar }) => {
    if (soFar.length === known) return undefined;
    known = soFar.length;
    return { right: [...soFar], total };
  });
  return { right: [...right], total };
}

export function* family(
  { mechanism, delta, noiseMultipliers }: RiskFamilyRequest,
  { onProgress }: Job<RiskFamily>,
  tabulate = tabulateMechanism,
): Steps<RiskFamily> {
  const members: RiskFamilyMember[] = [];
  for (const noiseMultiplier of noiseMultipliers) {
    const one = { ...mechanism, noiseMultiplier };
    yield;
    const epsilon = epsilonAtMost('substitute', one, delta);
    members.push({ noiseMultiplier, epsilon, profiles: yield* profilesOf(one, ONE_OF_MANY, tabulate) });
    onProgress([...members]);
  }
  return members;
}

export const RISK_QUERIES = {
  profiles: ({ mechanism }: { mechanism: Mechanism }): Steps<RiskProfiles> => profilesOf(mechanism, OWN),
  frequencies,
  choose,
  points,
  form: formSteps,
  target,
  records,
  attack: (request: RecordsAttack) => recordsAttacked(request),
  marginals: (request: MarginalsAttack & { assets: string }) => marginalsAttacked(request),
  family: (request: RiskFamilyRequest, job: Job<RiskFamily>) => family(request, job),
};
