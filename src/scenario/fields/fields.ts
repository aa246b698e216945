// The table of a scenario's fields. Parsing, writing, controls and documentation all read it. Besides this table, types.ts
// lists the fields' types. A number's entry also has the quantities that it enters; enters.ts has those of other fields.

import { CHOSEN_ESTIMATORS, DEFAULT_ESTIMATOR } from '../../audit/estimators/lookup';
import { ESTIMATORS } from '../../audit/estimators/registry';
import { type NumberRange, rangeSentence } from '../../base/numerics/errors';
import type { Sentence } from '../../base/sentences/sentence';
import { exactNumber, parseNumber } from '../numberText';
import type {
  Axis,
  DatasetChoice,
  EpsilonScale,
  EstimatorChoice,
  Measure,
  ModelChoice,
  MoreBounds,
  OptimizerChoice,
  Sampling,
  Scenario,
} from '../types';
import { DRAWN_AT_RANDOM, OF_THE_MECHANISM, READ_AT_CONFIDENCE, READ_AT_DELTA } from './derivedNames';
import type {
  ChoiceField,
  ChoiceFieldName,
  ChoiceOption,
  Field,
  FieldName,
  NumberEntry,
  NumberField,
  NumberFieldName,
  RuleField,
  SubsetField,
} from './fieldTypes';
import { GUEST_FIELDS } from './guestFields';
import { CHOICES, LABELS } from './labels';
import { above, between, byFactors, COARSE, entry, evenly, whole } from './numberEntry';
import {
  ONE_RUN_CANARY_CHOICES,
  ONE_RUN_COMPARISONS,
  ONE_RUN_NUMBERS,
  ONE_RUN_READINGS,
  ONE_RUN_STARTS,
} from './oneRunFields';
import { FIELD_VALUE } from './sentences';
import {
  CANARY_CHOICES,
  DATASET_CHOICES,
  MODEL_OPTIONS,
  OPTIMIZERS,
  TRAINING_NUMBERS,
} from './trainingFields';

export type * from './fieldTypes';

// The ranges of q, sigma, T and delta repeat the accounting domain, so that this table needs no accountant; a test
// compares them.
const NUMBERS = {
  samplingRate: entry(
    'q',
    'q',
    above(0, 1),
    byFactors(1e-4, 1),
    [...OF_THE_MECHANISM, 'batchWords', 'clippedStep', 'comparedStep', 'ratioMap'],
    { fractions: true },
  ),
  // the slider goes as far as the live figure reaches from the opening setting; the box takes more
  noiseMultiplier: entry('σ', 's', between(0.2, 1000), byFactors(0.5, 20), [
    ...OF_THE_MECHANISM,
    'clippedStep',
    'comparedStep',
    'ratioMap',
  ]),
  clippingNorm: entry('C', 'C', above(0, 1e6), byFactors(0.01, 100), ['clippedStep', 'training']),
  steps: entry('T', 'T', whole(1, 1_000_000), byFactors(1, 100_000), [
    ...OF_THE_MECHANISM,
    'batchWords',
    'ratioMap',
  ]),
  delta: entry('δ', 'd', between(1e-15, 0.5), byFactors(1e-12, 0.1), READ_AT_DELTA, {
    step: 1.1,
    largeStep: 10,
  }),
  recordCount: entry('n', 'n', whole(1, 1e9), byFactors(10, 1e7), ['batchWords']),
  runs: entry('R', 'R', whole(100, 1_000_000), byFactors(100, 200_000), ['worstCase', 'tradeoff'], {
    ...COARSE,
  }),
  repeats: entry('', 'rep', whole(1, 20), evenly(1, 20), ['worstCase'], {
    step: 1,
    largeStep: 5,
  }),
  confidence: entry('1 − α', 'conf', between(0.5, 0.9999), evenly(0.5, 0.999), READ_AT_CONFIDENCE, {
    step: 0.005,
    largeStep: 0.05,
  }),
  seed: entry('', 'seed', whole(0, 0xffff_ffff), null, DRAWN_AT_RANDOM, { step: 1, largeStep: 100 }),
  ...TRAINING_NUMBERS,
  ...ONE_RUN_NUMBERS,
} satisfies Record<NumberFieldName, NumberEntry>;

const number = (name: NumberFieldName, initial: number): NumberField => ({
  kind: 'number',
  name,
  label: LABELS[name],
  initial,
  ...NUMBERS[name],
});

const choice = <Value extends string>(
  name: ChoiceFieldName,
  key: string,
  initial: Value,
  choices: readonly ChoiceOption<Value>[],
): ChoiceField => ({ kind: 'choice', name, key, label: LABELS[name], initial, choices });

const canaryField: SubsetField = {
  kind: 'subset',
  name: 'canaries',
  key: 'can',
  label: LABELS.canaries,
  // named one by one, so that a link without the field means these even when a canary is added
  initial: Object.freeze(['S2', 'S3', 'S4', 'S5'] as const),
  choices: CANARY_CHOICES,
};

const targetField = {
  kind: 'rule',
  name: 'target',
  key: 'z',
  label: LABELS.target,
  word: 'paper',
  initial: 'paper',
  range: { min: 0, max: 1e9, integer: true },
} as const satisfies RuleField;

const claimField = {
  kind: 'rule',
  name: 'oneRunClaim',
  key: 'oe',
  label: LABELS.oneRunClaim,
  word: 'page',
  initial: 'page',
  range: { min: 0.01, max: 100 },
} as const satisfies RuleField;

const ESTIMATOR_CHOICES = CHOSEN_ESTIMATORS.map((value) => ({
  value,
  text: value,
  label: ESTIMATORS[value].label,
}));

/**
 * The table of fields, in the order of their keys in a link. The initial mechanism is a worst-case setting of the paper
 * (Figure 2, q = 1/16, epsilon_S = 8).
 */
export const FIELDS = {
  samplingRate: number('samplingRate', 1 / 16),
  sampling: choice<Sampling>('sampling', 'b', 'poisson', [
    { value: 'poisson', text: 'poisson', label: CHOICES.poisson },
    { value: 'fixed-size', text: 'fixed-size', label: CHOICES.fixedSize },
    { value: 'random-allocation', text: 'random-allocation', label: CHOICES.randomAllocation },
  ]),
  noiseMultiplier: number('noiseMultiplier', 1.6772842407226562),
  clippingNorm: number('clippingNorm', 1),
  steps: number('steps', 500),
  delta: number('delta', 1e-5),
  recordCount: number('recordCount', 500),
  axis: choice<Axis>('axis', 'x', 'noiseMultiplier', [
    { value: 'noiseMultiplier', text: 's', label: CHOICES.noiseMultiplier },
    { value: 'samplingRate', text: 'q', label: CHOICES.samplingRate },
    { value: 'steps', text: 'T', label: CHOICES.steps },
    { value: 'delta', text: 'd', label: CHOICES.delta },
  ]),
  measure: choice<Measure>('measure', 'm', 'epsilon', [
    { value: 'epsilon', text: 'eps', label: CHOICES.epsilon },
    { value: 'mu', text: 'mu', label: CHOICES.mu },
  ]),
  epsilonScale: choice<EpsilonScale>('epsilonScale', 'y', 'linear', [
    { value: 'linear', text: 'lin', label: CHOICES.linear },
    { value: 'log', text: 'log', label: CHOICES.logarithmic },
  ]),
  moreBounds: choice<MoreBounds>('moreBounds', 'mb', 'off', [
    { value: 'off', text: '0', label: CHOICES.off },
    { value: 'on', text: '1', label: CHOICES.on },
  ]),
  runs: number('runs', 25_000),
  repeats: number('repeats', 3),
  confidence: number('confidence', 0.95),
  estimator: choice<EstimatorChoice>('estimator', 'est', DEFAULT_ESTIMATOR, ESTIMATOR_CHOICES),
  seed: number('seed', 1),
  auditPoints: {
    kind: 'list',
    name: 'auditPoints',
    key: 'at',
    label: LABELS.auditPoints,
    initial: Object.freeze([]),
    limit: 12,
  },
  dataset: choice<DatasetChoice>('dataset', 'data', 'digits', DATASET_CHOICES),
  model: choice<ModelChoice>('model', 'net', 'linear', MODEL_OPTIONS),
  optimizer: choice<OptimizerChoice>('optimizer', 'opt', 'sgd', OPTIMIZERS),
  canaries: canaryField,
  learningRate: number('learningRate', 0.05),
  modelsPerWorld: number('modelsPerWorld', 500),
  trainingRepeats: number('trainingRepeats', 1),
  checkpoints: number('checkpoints', 10),
  target: targetField,
  ...GUEST_FIELDS,
  oneRunCanary: choice('oneRunCanary', 'oc', 'orthogonal', ONE_RUN_CANARY_CHOICES),
  oneRunComparison: choice('oneRunComparison', 'ov', 'itself', ONE_RUN_COMPARISONS),
  oneRunCanaries: number('oneRunCanaries', 1000),
  oneRunShare: number('oneRunShare', 0.25),
  oneRunReading: choice('oneRunReading', 'ox', 'planned', ONE_RUN_READINGS),
  oneRunClaim: claimField,
  oneRunSamplingRate: number('oneRunSamplingRate', 1),
  oneRunFeatures: number('oneRunFeatures', 1000),
  oneRunLabels: number('oneRunLabels', 1000),
  oneRunLogitStep: number('oneRunLogitStep', 0.02),
  oneRunTagWeight: number('oneRunTagWeight', 1),
  oneRunStart: choice('oneRunStart', 'os', 'scratch', ONE_RUN_STARTS),
  oneRunRepeat: number('oneRunRepeat', 0),
} as const satisfies Record<FieldName, Field>;

export const choicesOf = <Name extends ChoiceFieldName>(name: Name) =>
  FIELDS[name].choices.map(({ value, label }) => ({ value: value as Scenario[Name], label }));

export const FIELD_LIST: readonly Field[] = Object.values(FIELDS);

export const fieldOfKey = (key: string): Field | undefined => FIELD_LIST.find((field) => field.key === key);

/** Name and symbol of a field: 'Sampling rate q'. */
export const fieldTitle = (field: Field): Sentence =>
  field.kind === 'number' && field.symbol !== ''
    ? FIELD_VALUE.titled({ label: field.label, symbol: field.symbol })
    : field.label;

/** The values that a field takes, in words: 'a number in (0, 1]', 'one of s, q, T, d'. */
export function fieldRange(field: Field): Sentence {
  switch (field.kind) {
    case 'number':
      return rangeSentence(field.range);
    case 'choice':
      return FIELD_VALUE.oneOf({ choices: field.choices.map(({ text }) => text).join(', ') });
    case 'subset':
      return FIELD_VALUE.someOf({ choices: field.choices.map(({ value }) => value).join(', ') });
    case 'rule':
      return FIELD_VALUE.wordOr({ word: field.word, range: rangeSentence(field.range) });
    case 'text':
      return FIELD_VALUE.textAs({ example: field.example });
    case 'list':
      return FIELD_VALUE.different({ limit: field.limit });
  }
}

export function isInRange(range: NumberRange, value: number): boolean {
  if (!Number.isFinite(value)) return false;
  if (range.integer && !Number.isInteger(value)) return false;
  const low = range.exclusiveMin ? value > range.min : value >= range.min;
  const high = range.exclusiveMax ? value < range.max : value <= range.max;
  return low && high;
}

export type FieldReading = { ok: true; value: number } | { ok: false; message: Sentence };

/** Reads the text of a number box, such as '1/16', '1e-5', '1,000' or '5%'. A refusal quotes `typed`. Never throws. */
export function readNumberField(field: NumberField, text: string, typed = text): FieldReading {
  const parsed = parseNumber(text);
  const refusal = (why: Sentence) => ({
    ok: false as const,
    message: FIELD_VALUE.cannotBe({
      field: fieldTitle(field),
      given: FIELD_VALUE.text({ text: typed.slice(0, 40) }),
      why,
      range: fieldRange(field),
    }),
  });
  if (!parsed.ok) return refusal(parsed.reason);
  if (isInRange(field.range, parsed.value)) return parsed;
  return refusal(
    field.range.integer && !Number.isInteger(parsed.value) ? FIELD_VALUE.notWhole : FIELD_VALUE.outOfRange,
  );
}

/** The text of a number field's value, which readNumberField reads back exactly. */
export const writeNumberField = (field: NumberField, value: number): string =>
  exactNumber(value, field.fractions);
