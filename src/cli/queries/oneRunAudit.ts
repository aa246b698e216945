// The query for a whole audit of one training run: canaries, training, guesses and report.
import { z } from 'zod';
import { DOMAIN } from '../../accounting';
import type { Mechanism } from '../../accounting/types';
import { loadDataset } from '../../audit/datasets/catalogue';
import { DATASET_IDS } from '../../audit/datasets/registry';
import { loadSpeeches } from '../../audit/datasets/shipped/speeches';
import { readAsset } from '../../audit/training/node/environment';
import { loadKernel } from '../../audit/training/node/loadKernel';
import { instantiateKernel } from '../../audit/training/wasm/kernel';
import type { NumberRange } from '../../base/numerics/errors';
import { runToEnd } from '../../base/numerics/generators';
import { NON_NEGATIVE, OPEN_UNIT_INTERVAL, POSITIVE_COUNT, SEED } from '../../base/numerics/ranges';
import { isFromData, isSentence, ONE_RUN_CANARIES, type OneRunCanaryKind } from '../../oneRun/canaries/kinds';
import type { TagDesign } from '../../oneRun/canaries/triggers';
import { ONE_RUN_ESTIMATORS, type OneRunEstimatorId } from '../../oneRun/estimation/estimators';
import { statedOneRun } from '../../oneRun/estimation/report';
import { auditOneRun, type OneRunAuditReply } from '../../oneRun/training/audit';
import { LANGUAGE_STARTS, ONE_RUN_MODELS } from '../../oneRun/training/models';
import {
  GUESS_RULES,
  hiddenUnits,
  type LanguageDesign,
  type OneRunAuditRequest,
} from '../../oneRun/training/request';
import { utilityCurve } from '../../oneRun/training/utilityCurve';
import {
  anything,
  boolean,
  claim,
  FIELD,
  MECHANISM,
  many,
  number,
  numberIn,
  text,
} from '../../work/queries/vocabulary';
import * as read from '../fields';
import type { QueryTable, Reply, Work } from '../query';
import { noiseField } from './noiseField';

const DATA = ['none', ...DATASET_IDS] as const;
const KINDS = Object.keys(ONE_RUN_CANARIES) as OneRunCanaryKind[];
const ESTIMATORS = Object.keys(ONE_RUN_ESTIMATORS) as OneRunEstimatorId[];
const TWO_OR_MORE = { ...POSITIVE_COUNT, min: 2 };
const POSITIVE = { min: 0, max: 1e9, exclusiveMin: true };
/** Range of the steps of one run, limited to what a caller would wait for. */
const STEPS = { ...DOMAIN.steps, max: 10_000 };

function askedMechanism(query: read.Query, delta: number): Mechanism {
  const samplingRate = read.optional(query, 'samplingRate', DOMAIN.samplingRate, 1);
  const steps = read.number(query, 'steps', STEPS);
  const adjacency = () => read.orDefault(query, 'adjacency', ['add-remove', 'substitute'], 'add-remove');
  return {
    samplingRate,
    steps,
    noiseMultiplier: noiseField(query, { samplingRate, steps, delta }, adjacency),
  };
}

function oneOrMany(query: read.Query, field: string, range: NumberRange, fallback: number): number[] {
  return Array.isArray(query[field])
    ? read.numbers(query, field, range)
    : [read.optional(query, field, range, fallback)];
}

const lambdasField = (query: read.Query): number[] => oneOrMany(query, 'lambda', NON_NEGATIVE, 1);

function tagField(query: read.Query, canary: OneRunCanaryKind, dimension: number): TagDesign | undefined {
  if (canary !== 'trigger-tag') return undefined;
  return {
    lambda: lambdasField(query)[0],
    tags: read.optional(query, 'tags', TWO_OR_MORE, 64),
    each: read.optional(query, 'tagsEach', POSITIVE_COUNT, 1),
    triggerFeatures: read.optional(query, 'triggerFeatures', POSITIVE_COUNT, Math.min(16, dimension)),
  };
}

async function languageField(
  query: read.Query,
  model: string,
  canary: OneRunCanaryKind,
): Promise<LanguageDesign | undefined> {
  if (model !== 'language' || !isSentence(canary)) return undefined;
  return {
    corpus: await loadSpeeches(readAsset),
    sentences: read.optional(query, 'sentences', POSITIVE_COUNT, 1000),
    length: read.optional(query, 'length', POSITIVE_COUNT, 12),
    start: read.orDefault(query, 'start', LANGUAGE_STARTS, 'scratch'),
  };
}

export async function oneRunRequestOf(query: read.Query): Promise<OneRunAuditRequest> {
  const model = read.orDefault(query, 'model', ONE_RUN_MODELS, 'linear');
  const m = read.number(query, 'm', POSITIVE_COUNT);
  const delta = read.delta(query);
  const canary = read.orDefault(query, 'canary', KINDS, model === 'language' ? 'fresh-tokens' : 'orthogonal');
  const game = read.boolean(query, 'selfComparison', ONE_RUN_CANARIES[canary].selfComparison)
    ? 'choose-one'
    : 'in-out';
  const language = await languageField(query, model, canary);
  const ofRecords = isFromData(canary) && !isSentence(canary);
  const dataset = read.orDefault(query, 'data', DATA, ofRecords ? 'digits' : 'none');
  const data = dataset === 'none' ? null : await loadDataset(dataset, readAsset);
  const dimension = read.optional(
    query,
    'dimension',
    POSITIVE_COUNT,
    language ? 3 : (data?.train.columns ?? m),
  );
  const tag = tagField(query, canary, dimension);
  return {
    model,
    ...(tag ? { tag } : {}),
    ...(language ? { language } : {}),
    ...(query.hidden === undefined ? {} : { hidden: read.number(query, 'hidden', POSITIVE_COUNT) }),
    canary,
    data,
    game,
    m,
    dimension,
    classes: read.optional(
      query,
      'classes',
      POSITIVE_COUNT,
      language ? 500 : (data?.train.classes ?? Math.max(2, m)),
    ),
    k: read.optional(query, 'k', TWO_OR_MORE, 2),
    rule: read.orDefault(query, 'rule', GUESS_RULES, game === 'in-out' ? 'halves' : 'margin'),
    guesses: oneOrMany(query, 'r', { ...POSITIVE_COUNT, max: m }, m),
    mechanism: askedMechanism(query, delta),
    clippingNorm: read.optional(query, 'clippingNorm', POSITIVE, 1),
    learningRate: query.learningRate === undefined ? null : read.number(query, 'learningRate', POSITIVE),
    delta,
    alpha: read.optional(query, 'alpha', OPEN_UNIT_INTERVAL, 0.05),
    estimator: read.orDefault(query, 'estimator', ESTIMATORS, 'exact'),
    claimedEpsilon:
      query.claimedEpsilon === undefined ? null : read.number(query, 'claimedEpsilon', NON_NEGATIVE),
    seed: read.optional(query, 'seed', SEED, 1),
  };
}

async function answer(query: read.Query): Promise<Work> {
  const request = await oneRunRequestOf(query);
  const lambdas = request.tag && Array.isArray(query.lambda) ? lambdasField(query) : null;
  return async () => {
    const kernel = await loadKernel();
    const openKernel = () => kernel && instantiateKernel(kernel);
    const started = performance.now();
    if (lambdas === null) return replyOf(request, runToEnd(auditOneRun(request, openKernel())), started);
    const { points, replies } = runToEnd(utilityCurve(request, lambdas, openKernel));
    return { ...replyOf(request, replies[0], started), curve: points };
  };
}

function replyOf(request: OneRunAuditRequest, audit: OneRunAuditReply, started: number): Reply {
  const { report, addRemove, substitute, losses: _, ...rest } = audit;
  return {
    ...statedOneRun(report),
    ...rest,
    model: request.model,
    hidden: hiddenUnits(request),
    canary: request.canary,
    canaryWords: ONE_RUN_CANARIES[request.canary].words,
    tag: request.tag ?? null,
    rule: request.rule,
    noiseMultiplier: request.mechanism.noiseMultiplier,
    addRemoveEpsilon: addRemove.value,
    substituteEpsilon: substitute.value,
    seconds: (performance.now() - started) / 1000,
  };
}

const count = numberIn(POSITIVE_COUNT);
/** The fields of every query that audits one training run. */
export const ONE_RUN_FIELDS = {
  m: count,
  steps: numberIn(STEPS),
  noiseMultiplier: MECHANISM.noiseMultiplier.optional(),
  targetEpsilon: FIELD.targetEpsilon.optional(),
  delta: FIELD.delta,
  adjacency: text.default('add-remove'),
  canary: text.default('orthogonal'),
  selfComparison: boolean.optional(),
  k: numberIn(TWO_OR_MORE).default(2),
  rule: text.optional(),
  r: many(count).optional(),
  dimension: count.optional(),
  classes: count.optional(),
  samplingRate: MECHANISM.samplingRate.default(1),
  clippingNorm: numberIn(POSITIVE).default(1),
  learningRate: numberIn(POSITIVE).optional(),
  estimator: text.default('exact'),
  alpha: FIELD.alpha.default(0.05),
  claimedEpsilon: numberIn(NON_NEGATIVE).optional(),
  seed: FIELD.seed,
  data: text.optional(),
  model: z.enum(ONE_RUN_MODELS).default('linear'),
  hidden: count.optional(),
  sentences: count.optional(),
  length: count.optional(),
  start: z.enum(LANGUAGE_STARTS).optional(),
  lambda: many(numberIn(NON_NEGATIVE)).optional(),
  tags: numberIn(TWO_OR_MORE).optional(),
  tagsEach: count.optional(),
  triggerFeatures: count.optional(),
};

export const oneRunAuditQueries: QueryTable = {
  auditOneRun: {
    about: 'an audit of one training run',
    notes: [
      'It is seeded, makes canaries, trains one model on them, and guesses their secrets.',
      'Give noiseMultiplier or targetEpsilon.',
      'adjacency belongs to targetEpsilon.',
      'model is linear, relu (hidden units before the softmax) or language.',
      'language is relu over the dimension=3 tokens before the next one, on speeches, with classes=500 words, sentences=1000, length=12, start scratch or public, and hidden=32.',
      'Each record’s gradient is clipped by itself, and a sentence is a record.',
      `canary is one of ${Object.keys(ONE_RUN_CANARIES).join(', ')}.`,
      'The first three need no data.',
      'The next four are records of data, a data set of auditTraining, which is digits if it is left out.',
      'Its other records are trained on too, and testAccuracy is that of its test records.',
      'The last three go with language.',
      'Of these four, all except trigger-tag need selfComparison false, which is their default, and so does new-token.',
      'poisoned-initialisation is mislabelled, with training started from weights fitted to auxiliary records.',
      'trigger-tag takes lambda=1 tags=64 tagsEach=1 triggerFeatures=16.',
      'If lambda is an array, curve has a point (lambda, testAccuracy, epsilon, accuracy) for each.',
      'Each point is an audit of its own, so the best of them holds at a lower confidence.',
      'With selfComparison, a canary’s label or tag is told from k - 1 others drawn in the same way (substitute).',
      'Without it, a coin decides whether the canary is trained on (add/remove).',
      'rule margin guesses the label with the smaller loss, surest first, and abstains from equal labels.',
      'rule halves takes the r/2 highest and the r/2 lowest scores, as published, and is the only rule without selfComparison.',
      'r is one number of guesses, or an array of all that are tried.',
      'They must be planned, and each is then read at its share of alpha.',
      'dimension, classes and r are m if they are left out.',
      'learningRate is 0.02 q times the records if it is left out.',
      `estimator is one of ${Object.keys(ONE_RUN_ESTIMATORS).join(', ')}.`,
      'claimedEpsilon belongs to the game’s adjacency.',
      'The reply has all that such an audit must state, which is adjacency, m, k, r, v, delta, confidence, multiplicity, assumptions, epsilon, epsilonOptimal (if every guess were right) and claims.',
      'A claim is rejected at level alpha, not rejected, or not tested.',
      'The reply also has testAccuracy or evaluationLoss (nats a token), accuracy, idealAccuracy (a prediction for all m guesses of orthogonal canaries) and the accountant’s epsilons.',
    ],
    asks: z.strictObject(ONE_RUN_FIELDS),
    answers: z.strictObject({
      adjacency: text,
      game: text,
      m: number,
      k: number,
      r: number,
      v: number,
      delta: number,
      alpha: number,
      confidence: number,
      multiplicity: z.strictObject({
        rule: text,
        tried: z.array(number),
        level: number,
        withoutCorrection: anything.nullable(),
      }),
      estimator: text,
      derivedHere: boolean,
      assumptions: z.array(text),
      epsilon: number,
      mu: anything.nullable(),
      epsilonOptimal: number,
      claims: z.array(claim),
      accuracy: number,
      idealAccuracy: number.nullable(),
      learningRate: number,
      testAccuracy: anything.nullable(),
      evaluationLoss: anything.nullable(),
      collisionBound: anything.nullable(),
      backend: text,
      model: text,
      hidden: number,
      canary: text,
      canaryWords: text,
      tag: anything.nullable(),
      rule: text,
      noiseMultiplier: number,
      addRemoveEpsilon: number,
      substituteEpsilon: number,
      seconds: number,
      curve: z
        .array(
          z.strictObject({
            lambda: number,
            testAccuracy: anything.nullable(),
            epsilon: number,
            accuracy: number,
          }),
        )
        .optional(),
    }),
    example: { m: 256, steps: 30, targetEpsilon: 8, delta: 1e-5, seed: 7 },
    more: [
      {
        canary: 'trigger-tag',
        m: 100,
        steps: 20,
        targetEpsilon: 8,
        delta: 1e-5,
        learningRate: 200,
        lambda: [0, 1, 30],
      },
    ],
    run: answer,
  },
};
