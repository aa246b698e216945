// The request of an audit of one training run, and its checks, among them that the audit fits in memory.
import { checkDelta, checkMechanism } from '../../accounting/domain';
import type { Mechanism } from '../../accounting/types';
import type { SentenceCorpus } from '../../audit/datasets/shipped/speeches';
import type { RecordTable } from '../../audit/datasets/types';
import { EPSILON } from '../../audit/estimation/ranges';
import { type NumberRange, refusals, requireNumber } from '../../base/numerics/errors';
import { isFromData, isSentence, ONE_RUN_CANARIES, type OneRunCanaryKind } from '../canaries/kinds';
import { checkTagDesign, type TagDesign } from '../canaries/triggers';
import type { OneRunEstimatorId } from '../estimation/estimators';
import { ONE_RUN_GAMES, type OneRunGameId } from '../estimation/games';
import { checkGuesses } from '../estimation/report';
import { ONE_RUN } from '../estimation/sentences';
import type { LanguageSize, OneRunModel } from './models';
import { ONE_RUN_TRAINING } from './sentences';

/** Rules of guessing. 'halves' is the published rule, and 'margin' guesses the label with the smallest loss (choose-one only). */
export const GUESS_RULES = ['margin', 'halves'] as const;
type GuessRule = (typeof GUESS_RULES)[number];

/** A data set, or as much of it as a canary needs. */
export interface OneRunData {
  train: RecordTable;
  test: RecordTable;
  /** Records that the attacker knows, outside both other tables, to which a poisoned initialisation is fitted. */
  auxiliary?: RecordTable;
  /** Size of a picture in pixels, if records are pictures, so that a trigger goes into a corner. */
  image?: { width: number; height: number } | null;
}

export interface LanguageDesign extends LanguageSize {
  corpus: SentenceCorpus;
}

export interface OneRunAuditRequest {
  /** The model, by default linear. */
  model?: OneRunModel;
  /** Number of hidden units of relu and language, by default 256 and 32. */
  hidden?: number;
  /** The language model's design; model language needs it. */
  language?: LanguageDesign;
  canary: OneRunCanaryKind;
  /** In choose-one a canary's label is guessed (self-comparison). In in-out a coin decides whether the canary is trained on. */
  game: OneRunGameId;
  m: number;
  /** The data set, if canaries are records of it. Its other rows are trained on too. Null otherwise. */
  data: OneRunData | null;
  tag?: TagDesign;
  /** Number of features; for a language model, number of preceding tokens that it sees. */
  dimension: number;
  /** Number of labels; for a language model, of words: the most frequent and one for all others. */
  classes: number;
  /** Number of labels among which a canary's own is guessed, itself included; 2 in the published game. */
  k: number;
  rule: GuessRule;
  /** Planned numbers of guesses. The best of several is reported at a level that allows for all. */
  guesses: readonly number[];
  mechanism: Mechanism;
  /** Trains without noise, with noiseMultiplier 0. Such a run has moments but no report, since no ε is finite. */
  withoutNoise?: true;
  clippingNorm: number;
  /** eta: a step subtracts eta / (q n) times the noised sum; null: such that eta / (q n) is {@link LOGIT_STEP}. */
  learningRate: number | null;
  delta: number;
  alpha: number;
  estimator: OneRunEstimatorId;
  /** Epsilon claimed for the adjacency of the game. If null, only the accountant's are tested. */
  claimedEpsilon: number | null;
  seed: number;
}

const DEFAULT_HIDDEN = { relu: 256, language: 32 } as const;

/** Number of hidden units; 0 for a linear model. */
export const hiddenUnits = ({
  model = 'linear',
  hidden,
}: Pick<OneRunAuditRequest, 'model' | 'hidden'>): number =>
  model === 'linear' ? 0 : (hidden ?? DEFAULT_HIDDEN[model]);

/** Whether features are orthonormal under a linear model, so that no weights are needed. */
export const trainsApart = (
  request: Pick<OneRunAuditRequest, 'canary' | 'm' | 'dimension' | 'model' | 'hidden'>,
): boolean => request.canary === 'orthogonal' && request.m <= request.dimension && hiddenUnits(request) === 0;

/** Step of a logit, small enough that every canary's gradient points almost only at its label. */
export const LOGIT_STEP = 0.02;

const CANARIES: NumberRange = { min: 1, max: 10_000, integer: true };
const WIDTH: NumberRange = { min: 1, max: 10_000, integer: true };
/** Most entries of a table, 200 MB in float64. */
const MOST_ENTRIES = 2.5e7;

function checkProduct(field: string, first: number, otherField: string, second: number): void {
  if (first * second <= MOST_ENTRIES) return;
  const most = Math.floor(MOST_ENTRIES / second);
  throw refusals(field).tooLarge(
    ONE_RUN_TRAINING.beyondMemory({ field, value: first, other: otherField, size: second, most }),
  );
}

/** Checks that canaries that are records have a fitting table, and that a game of two labels has canaries with two. */
function checkData({ canary, game, data, dimension, classes }: OneRunAuditRequest): void {
  if (game !== 'in-out' && !ONE_RUN_CANARIES[canary].selfComparison)
    throw refusals('selfComparison').inconsistent(ONE_RUN_TRAINING.noSecondLabel({ canary }));
  if ((isFromData(canary) && !isSentence(canary)) !== (data !== null)) {
    const sentence = data
      ? ONE_RUN_TRAINING.madeWithoutData({ canary })
      : ONE_RUN_TRAINING.recordWithoutData({ canary });
    throw refusals('data').inconsistent(sentence);
  }
  if (data === null) return;
  if (canary === 'poisoned-initialisation' && !data.auxiliary)
    throw refusals('data').missing(ONE_RUN_TRAINING.noAuxiliary);
  for (const [field, value, expected] of [
    ['dimension', dimension, data.train.columns],
    ['classes', classes, data.train.classes],
  ] as const) {
    if (value === expected) continue;
    throw refusals(field).inconsistent(ONE_RUN_TRAINING.otherInData({ field, value, expected }));
  }
}

const LENGTH: NumberRange = { min: 2, max: 60, integer: true };

function checkLanguage({ canary, model, language, m, dimension, classes }: OneRunAuditRequest): void {
  if (isSentence(canary) !== (model === 'language') || (model === 'language') !== (language !== undefined))
    throw refusals('model').inconsistent(
      ONE_RUN_TRAINING.languageApart({ model: model ?? 'linear', canary }),
    );
  if (!language) return;
  const { corpus, sentences, length } = language;
  const canaryPlaces = canary === 'fresh-tokens' ? 1 : m;
  requireNumber('sentences', sentences, { min: canaryPlaces, max: corpus.train.length, integer: true });
  requireNumber('length', length, LENGTH);
  requireNumber('dimension', dimension, { min: 1, max: 16, integer: true });
  requireNumber('classes', classes, { min: 2, max: corpus.vocabulary.length + 1, integer: true });
}

function checkTag({ canary, tag, m, dimension }: OneRunAuditRequest): void {
  if (canary === 'trigger-tag') {
    if (!tag) throw refusals('tag').missing(ONE_RUN_TRAINING.noTagDesign);
    checkTagDesign(tag, m, dimension);
    return;
  }
  if (tag) throw refusals('tag').inconsistent(ONE_RUN_TRAINING.tagUnused({ canary }));
}

/** Checks that the weights fit into memory, and that `hidden` is given only for a model with a hidden layer. */
function checkModel(request: OneRunAuditRequest): void {
  const { model = 'linear', hidden, dimension, classes, tag } = request;
  if (tag) checkProduct('tags', tag.tags, 'dimension', Math.max(dimension, hiddenUnits(request)));
  if (model === 'linear') {
    if (hidden !== undefined)
      throw refusals('hidden').inconsistent(ONE_RUN_TRAINING.hiddenOfLinear({ hidden }));
    checkProduct('dimension', dimension, 'classes', classes);
    return;
  }
  const units = hiddenUnits(request);
  requireNumber('hidden', units, WIDTH);
  // a language model's features are tokens by places, one-hot
  const inputs = request.language ? dimension * (classes + 1 + request.m) : dimension;
  checkProduct('hidden', units, 'dimension', inputs);
  checkProduct('hidden', units, 'classes', classes);
}

const NOTHING: NumberRange = { min: 0, max: 0 };

/** Checks a request, and beforehand what its report will check. Throws InputError. */
export function checkRequest(request: OneRunAuditRequest): void {
  const { m, dimension, classes, k, game, rule, guesses } = request;
  requireNumber('m', m, CANARIES);
  requireNumber('dimension', dimension, WIDTH);
  requireNumber('classes', classes, { ...WIDTH, min: 2 });
  requireNumber('k', k, { min: 2, max: 100, integer: true });
  requireNumber('clippingNorm', request.clippingNorm, { min: 0, max: 1e6, exclusiveMin: true });
  if (request.learningRate !== null) {
    requireNumber('learningRate', request.learningRate, { min: 0, max: 1e9, exclusiveMin: true });
  }
  if (request.claimedEpsilon !== null) requireNumber('claim.epsilon', request.claimedEpsilon, EPSILON);
  requireNumber('seed', request.seed, { min: 0, max: 2 ** 32 - 1, integer: true });
  if (request.withoutNoise === true)
    requireNumber('noiseMultiplier', request.mechanism.noiseMultiplier, NOTHING);
  else checkMechanism(request.mechanism);
  checkDelta(request.delta);
  checkData(request);
  checkTag(request);
  checkLanguage(request);
  const records = request.data === null ? m : request.data.train.rows + request.data.test.rows;
  checkProduct('classes', classes, 'm', records);
  checkProduct('dimension', dimension, 'm', records);
  checkModel(request);
  if (rule === 'margin' && game === 'in-out')
    throw refusals('rule').inconsistent(ONE_RUN_TRAINING.marginWithoutSecond);
  if (k !== 2 && (rule === 'halves' || ONE_RUN_GAMES[game].choices === 2))
    throw refusals('k').inconsistent(ONE_RUN_TRAINING.halvesOfMany({ k }));
  for (const r of guesses) {
    requireNumber('r', r, { min: 1, max: m, integer: true });
    if (rule === 'halves' && r % 2 === 1) throw refusals('r').inconsistent(ONE_RUN.oddGuesses({ r }));
  }
  checkGuesses({ ...request, planned: guesses.map((r) => ({ r, v: 0 })) });
}
