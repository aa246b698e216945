// Queries that train: an audit of DP-SGD with one canary on real or generated records.

import { z } from 'zod';
import { DOMAIN } from '../../accounting';
import type { Verified } from '../../accounting/types';
import { CANARIES, CANARY_KINDS, type CanaryKind, canaryCosine } from '../../audit/canaries/registry';
import { COORDINATES } from '../../audit/canaries/S2/coordinate';
import { DATASET_IDS } from '../../audit/datasets/registry';
import type { Estimate } from '../../audit/estimation/types';
import { byEstimator, CHOSEN_ESTIMATORS, valueIn } from '../../audit/estimators/lookup';
import type { ChosenEstimator } from '../../audit/estimators/registry';
import { TrainingAuditSession } from '../../audit/training/audit/session';
import type { TrainingAuditReply, TrainingAuditRequest } from '../../audit/training/audit/types';
import { createNodeEnvironment, type NodeEnvironment } from '../../audit/training/node/environment';
import { SEED } from '../../base/numerics/ranges';
import { english } from '../../base/sentences/sentence';
import { checkpointSteps } from '../../scenario/checkpoints';
import { FIELD, MECHANISM, number, numberIn, text } from '../../work/queries/vocabulary';
import * as read from '../fields';
import type { QueryTable, Reply, Work } from '../query';
import { noiseField } from './noiseField';

const MODELS = ['linear', 'mlp'] as const;
const OPTIMIZERS = ['sgd', 'adam'] as const;
const POSITIVE = { min: 0, max: 1e6, exclusiveMin: true };
const RUNS_PER_WORLD = { min: 2, max: 100_000, integer: true };
/** Range of the steps of training, limited to what one machine can train thousands of models for. */
const STEPS = { min: 1, max: 100_000, integer: true };
/** Number of checkpoints of the reference runs, which are t = 1 and T times .02 to 1. */
const REFERENCE_CHECKPOINTS = 10;
/** Confidence of the bounds in the reply. */
const CONFIDENCE = 0.95;

let environment: NodeEnvironment | null = null;

export function trainingEnvironment(): NodeEnvironment {
  environment ??= createNodeEnvironment();
  return environment;
}

/** Closes the backends, which would keep the process alive. */
export function closeTraining(): void {
  environment?.close();
  environment = null;
}

function checkpointsField(query: read.Query, steps: number): number[] {
  if (query.checkpoints === undefined || query.checkpoints === null) {
    return checkpointSteps(steps, REFERENCE_CHECKPOINTS);
  }
  return read.numbers(query, 'checkpoints', { ...STEPS, max: steps });
}

export function trainingRequestOf(query: read.Query): TrainingAuditRequest {
  const dataset = read.choice(query, 'dataset', DATASET_IDS);
  const model = read.orDefault(query, 'model', MODELS, 'linear');
  const canary = read.choice(query, 'canary', CANARY_KINDS);
  const samplingRate = read.number(query, 'samplingRate', DOMAIN.samplingRate);
  const steps = read.number(query, 'steps', STEPS);
  const delta = read.delta(query);
  const noiseMultiplier = noiseField(query, { samplingRate, steps, delta }, () => 'substitute');
  const runsField = query.runsPerWorld === undefined && query.runs !== undefined ? 'runs' : 'runsPerWorld';
  const request = {
    dataset,
    model,
    optimizer: read.orDefault(query, 'optimizer', OPTIMIZERS, model === 'mlp' ? 'adam' : 'sgd'),
    canaries: [canary],
    alsoCraft: DESCRIBED,
    mechanism: { samplingRate, noiseMultiplier, steps },
    delta,
    confidence: CONFIDENCE,
    clippingNorm: read.number(query, 'clippingNorm', POSITIVE),
    learningRate: read.number(query, 'learningRate', POSITIVE),
    checkpoints: checkpointsField(query, steps),
    modelsPerWorld: read.number(query, runsField, RUNS_PER_WORLD),
    repeats: 1,
    target: null,
    coordinate: read.orDefault(query, 'coordinate', COORDINATES, 'least'),
    seed: read.optional(query, 'seed', SEED, 1),
  };
  return { ...request, key: JSON.stringify(request), ownData: null };
}

/** Canaries that every reply describes. One that takes long to craft is described only if it is asked for. */
const DESCRIBED = CANARY_KINDS.filter((kind) => !CANARIES[kind].slow);

/** A value for each estimator that readers choose among, and familyValid for the valid one at all checkpoints together. */
function chosen<Value>(make: (id: ChosenEstimator) => Value, familyValid: Value) {
  const { paper, valid, ...others } = byEstimator('trained', make, CHOSEN_ESTIMATORS);
  return { paper, valid, familyValid, ...others };
}

const numberOf = ({ value }: Verified): number | null => value;

function replyOf(kind: CanaryKind, reply: TrainingAuditReply): Reply {
  const { crafted, audits, ceilings, accuracyWithout, backend } = reply;
  const [audit] = audits;
  const { target, S2, S4, S5 } = crafted;
  return {
    craft: {
      target: target.index,
      targetLabel: target.record.label,
      gradientCoordinate: S2?.coordinate ?? null,
      mislabel: S4?.record.label ?? null,
      auxiliary: S5?.index ?? null,
      cosine: canaryCosine(kind, crafted),
    },
    checkpoints: audit.pooled?.checkpoints.map((at, i) => ({
      step: at.step,
      ...chosen((id) => valueIn<'trained', Estimate>('trained', id, at).epsilon, at.familyValid.epsilon),
      dPrime: at.effectSize.value,
      dPrimeStandardError: at.effectSize.standardError,
      addRemoveEpsilon: numberOf(ceilings[i].addRemove),
      substituteEpsilon: numberOf(ceilings[i].substitute),
      hiddenStateEpsilon: numberOf(ceilings[i].hiddenState),
    })),
    accuracy: audit.accuracy?.mean ?? null,
    accuracyWithout: accuracyWithout?.mean ?? null,
    backend: backend && `${backend.name}: ${english(backend.description)}`,
    seconds: reply.elapsed / 1000,
  };
}

function auditTraining(query: read.Query): Work {
  const request = trainingRequestOf(query);
  return async () => {
    const session = new TrainingAuditSession(request, trainingEnvironment());
    const reply = await session.run(new AbortController().signal, () => {});
    return { noiseMultiplier: request.mechanism.noiseMultiplier, ...replyOf(request.canaries[0], reply) };
  };
}

export const TRAINING_EXAMPLE = {
  dataset: 'breast',
  samplingRate: 0.25,
  targetEpsilon: 10,
  clippingNorm: 2,
  learningRate: 0.05,
  steps: 20,
  delta: 1e-5,
  runsPerWorld: 50,
  seed: 7,
};

/** Models per world, under either of the field's two names. */
const modelsPerWorld = numberIn(RUNS_PER_WORLD).optional();
/** The fields of every query that audits real training. */
export const TRAINING_FIELDS = {
  dataset: text,
  samplingRate: MECHANISM.samplingRate,
  noiseMultiplier: MECHANISM.noiseMultiplier.optional(),
  targetEpsilon: FIELD.targetEpsilon.optional(),
  clippingNorm: numberIn(POSITIVE),
  learningRate: numberIn(POSITIVE),
  steps: numberIn(STEPS),
  delta: FIELD.delta,
  runsPerWorld: modelsPerWorld,
  runs: modelsPerWorld,
  model: z.enum(MODELS).default('linear'),
  optimizer: z.enum(OPTIMIZERS).optional(),
  checkpoints: z.array(numberIn(STEPS)).optional(),
  seed: FIELD.seed,
};

export const trainingQueries: QueryTable = {
  auditTraining: {
    about: 'an audit of real training',
    notes: [
      'It is seeded, crafts the canary, trains 2 x runsPerWorld models and scores them at the checkpoints.',
      `dataset is one of ${DATASET_IDS.join(', ')}.`,
      `canary is one of ${CANARY_KINDS.join(', ')}.`,
      'model is linear or mlp (32 hidden units).',
      'optimizer is sgd for linear and adam for mlp if it is left out.',
      'targetEpsilon may replace noiseMultiplier, and is the substitute epsilon after the last step.',
      'checkpoints is an array of ascending steps.',
      'If it is left out, the checkpoints are t = 1 and T times .02, .05, .1, .2, .3, .4, .6, .8, 1.',
      'runs may replace runsPerWorld.',
      'coordinate is where S2 puts its gradient. It is the parameter that training on all records moves least, the one that training on sampled batches moves least (Algorithm 2 as printed), the least of those that training moves at all, or the one that it moves most.',
      'craft has the target row, gradientCoordinate, mislabel, the auxiliary row, and the cosine of this canary’s two gradients.',
      'The reply has the accuracy on test records with the canary and without.',
      'Each checkpoint has paper, valid and direct (each at 95%), familyValid (valid at all checkpoints together), dPrime, the accountant’s guarantees and the limit of the S1 attack.',
    ],
    asks: z.strictObject({
      canary: text,
      coordinate: z.enum(COORDINATES).default('least'),
      ...TRAINING_FIELDS,
    }),
    answers: z.strictObject({
      noiseMultiplier: number,
      craft: z.strictObject({
        target: number,
        targetLabel: number,
        gradientCoordinate: number,
        mislabel: number,
        auxiliary: number,
        cosine: number,
      }),
      checkpoints: z.array(
        z.strictObject({
          step: number,
          ...chosen(() => number, number),
          dPrime: number,
          dPrimeStandardError: number,
          addRemoveEpsilon: number,
          substituteEpsilon: number,
          hiddenStateEpsilon: number,
        }),
      ),
      accuracy: number,
      accuracyWithout: number,
      backend: text,
      seconds: number,
    }),
    example: { ...TRAINING_EXAMPLE, model: 'linear', canary: 'S2' },
    trains: true,
    run: auditTraining,
  },
};
