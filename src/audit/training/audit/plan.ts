// The models that a training audit trains, in their order: every attack a little, then more of each.
import { planCanary } from '../../canaries/craft';
import type { Canary, ModelShape, TrainingJob } from '../../canaries/job';
import type { CraftedCanaries } from '../../canaries/recipes';
import { CANARIES, type CanaryKind } from '../../canaries/registry';
import type { AuditData } from '../../datasets/types';
import { parameterCount } from '../layout';
import { projectJob } from '../projection';
import type { Block } from '../schedule';
import type { TrainingAuditRequest } from './types';

/** One training job of an audit, and which of its models are done. */
export interface AuditPart {
  /** Canary of the models; null for models without a canary, which are trained for their accuracy. */
  kind: CanaryKind | null;
  /** The repeat that the scores belong to; null if only the accuracy is wanted. */
  repeat: number | null;
  job: TrainingJob;
  finished: Block[];
}

export interface AuditStage {
  part: AuditPart;
  from: number;
  to: number;
}

/** Models of the first stage, few so that a first result comes soon. Later stages are larger, to keep the workers busy. */
const FIRST_STAGE = 64;
const STAGE_GROWTH = 4;

/** Floating-point operations that the test accuracy may cost per canary. It is computed on one thread, in plain code. */
const ACCURACY_FLOPS = 1e9;
const LEAST_ACCURACY_MODELS = 10;
const MOST_ACCURACY_MODELS = 50;

/**
 * Second words of the jobs' generator keys, so that no two jobs of an audit draw the same numbers. A canary's own word, which
 * is `draws` in canaries/registry.ts, lies between `initial` and `accuracy`. `accuracy` is added to it for models that
 * only report the accuracy, and `perRepeat` is added to it once for every repeat after the first.
 */
export const DRAWS = {
  without: 0,
  initial: 1,
  accuracy: 8,
  perRepeat: 16,
} as const;

/** Number of models that report the accuracy. It is even, so that both worlds count alike. */
function accuracyModels(data: AuditData, shape: ModelShape): number {
  const perModel = 2 * data.test.rows * parameterCount(shape);
  const models = Math.min(
    MOST_ACCURACY_MODELS,
    Math.max(LEAST_ACCURACY_MODELS, Math.floor(ACCURACY_FLOPS / perModel)),
  );
  return models - (models % 2);
}

/** The fields that every job of an audit has as its request has them. */
export const settingsOf = (request: TrainingAuditRequest) => ({
  optimizer: request.optimizer,
  samplingRate: request.mechanism.samplingRate,
  noiseMultiplier: request.mechanism.noiseMultiplier,
  clippingNorm: request.clippingNorm,
  learningRate: request.learningRate,
  steps: request.mechanism.steps,
  checkpoints: request.checkpoints,
});

/** The jobs of an audit. Yields after each canary's, because projecting a wide head's features onto their span takes long. */
export function* planParts(
  request: TrainingAuditRequest,
  data: AuditData,
  shape: ModelShape,
  crafted: CraftedCanaries,
): Generator<void, AuditPart[], void> {
  const tested = accuracyModels(data, shape);
  const part = (
    kind: AuditPart['kind'],
    repeat: AuditPart['repeat'],
    canary: Canary,
    probes: readonly Float64Array[],
    draws: number,
  ): AuditPart => {
    const job: TrainingJob = {
      data: data.train,
      model: shape,
      ...settingsOf(request),
      canary,
      runsPerWorld: repeat === null ? tested / 2 : request.modelsPerWorld,
      seed: [request.seed, draws],
      probes,
      test: data.test,
      accuracyModels: tested,
    };
    return { kind, repeat, job, finished: [] };
  };

  const parts: AuditPart[] = [];
  for (const kind of request.canaries) {
    const { canary, probes } = planCanary(crafted, kind);
    const { draws } = CANARIES[kind];
    const whole = part(kind, 0, canary, probes, draws);
    // test records would enlarge the span that a wide head is projected onto, so other models report its accuracy
    const untested: TrainingJob = { ...whole.job, test: null, accuracyModels: 0 };
    const projected = projectJob(untested);
    const narrower = projected !== untested;
    parts.push(narrower ? { ...whole, job: projected } : whole);
    if (narrower) parts.push(part(kind, null, canary, [], draws + DRAWS.accuracy));
    for (let repeat = 1; repeat < request.repeats; repeat++) {
      const seed = [request.seed, draws + DRAWS.perRepeat * repeat] as const;
      parts.push({ kind, repeat, job: { ...projected, seed }, finished: [] });
    }
    yield;
  }
  parts.push(part(null, null, { kind: 'none' }, [], DRAWS.without));
  return parts;
}

/**
 * The order of work: repeat after repeat, and within a repeat growing stages of each attack in turn. Models that only report
 * the accuracy are trained after the first stage of every attack.
 */
export function planStages(parts: readonly AuditPart[]): AuditStage[] {
  const stages: AuditStage[] = [];
  const repeats = Math.max(1, ...parts.map(({ repeat }) => (repeat ?? 0) + 1));
  for (let repeat = 0; repeat < repeats; repeat++) {
    const turns = parts.filter((part) => part.repeat === repeat);
    const most = Math.max(...turns.map(({ job }) => 2 * job.runsPerWorld));
    let from = 0;
    for (let size = FIRST_STAGE; from < most; size *= STAGE_GROWTH) {
      const to = Math.min(most, from + size);
      for (const part of turns) stages.push({ part, from, to });
      if (repeat === 0 && from === 0) {
        const rest = parts.filter((part) => part.repeat === null);
        stages.push(...rest.map((part) => ({ part, from: 0, to: 2 * part.job.runsPerWorld })));
      }
      from = to;
    }
  }
  return stages;
}

/** The models of a stage that are still to be trained, as ascending ranges. */
export function missing({ part, from, to }: AuditStage): Block[] {
  const gaps: Block[] = [];
  let next = from;
  const inOrder = part.finished.toSorted((a, b) => a.firstModel - b.firstModel);
  for (const { firstModel, models } of inOrder) {
    const end = firstModel + models;
    if (end <= next || firstModel >= to) continue;
    if (firstModel > next) gaps.push({ firstModel: next, models: firstModel - next });
    next = end;
  }
  if (next < to) gaps.push({ firstModel: next, models: to - next });
  return gaps;
}

export function finishedModels({ finished }: AuditPart): number {
  return finished.reduce((sum, { models }) => sum + models, 0);
}

export function plannedModels(parts: readonly AuditPart[]): number {
  return parts.reduce((sum, { job }) => sum + 2 * job.runsPerWorld, 0);
}
