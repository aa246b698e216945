// The table of a scenario's fields. Parsing, writing, controls and documentation all read it; nothing else lists
// the fields.

import { ESTIMATORS } from '../../audit/estimation/estimators/registry';
import { describeRange, type NumberRange } from '../../base/numerics/errors';
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
import { above, between, byFactors, COARSE, entry, evenly, whole } from './numberEntry';
import {
  ONE_RUN_CANARY_CHOICES,
  ONE_RUN_COMPARISONS,
  ONE_RUN_NUMBERS,
  ONE_RUN_READINGS,
  ONE_RUN_STARTS,
} from './oneRunFields';
import { CANARY_CHOICES, DATASET_CHOICES, MODELS, OPTIMIZERS, TRAINING_NUMBERS } from './trainingFields';

export type * from './fieldTypes';

// q, sigma, T and delta: the accounting domain, repeated because the scenario imports no accounting; a test
// compares.
const NUMBERS = {
  samplingRate: entry('q', 'q', above(0, 1), byFactors(1e-4, 1), { label: 'Sampling rate', fractions: true }),
  noiseMultiplier: entry('σ', 's', between(0.2, 1000), byFactors(0.3, 300), { label: 'Noise multiplier' }),
  clippingNorm: entry('C', 'C', above(0, 1e6), byFactors(0.01, 100), { label: 'Clipping norm' }),
  steps: entry('T', 'T', whole(1, 1_000_000), byFactors(1, 100_000), { label: 'Steps' }),
  delta: entry('δ', 'd', between(1e-15, 0.5), byFactors(1e-12, 0.1), {
    label: 'Delta',
    step: 1.1,
    largeStep: 10,
  }),
  recordCount: entry('n', 'n', whole(1, 1e9), byFactors(10, 1e7), {
    label: 'Training records',
  }),
  runs: entry('R', 'R', whole(100, 1_000_000), byFactors(100, 200_000), {
    label: 'Simulated runs per world',
    ...COARSE,
  }),
  repeats: entry('', 'rep', whole(1, 20), evenly(1, 20), {
    label: 'Repeats',
    step: 1,
    largeStep: 5,
  }),
  confidence: entry('1 − α', 'conf', between(0.5, 0.9999), evenly(0.5, 0.999), {
    label: 'Confidence',
    step: 0.005,
    largeStep: 0.05,
  }),
  seed: entry('', 'seed', whole(0, 0xffff_ffff), null, { label: 'Seed', step: 1, largeStep: 100 }),
  ...TRAINING_NUMBERS,
  ...ONE_RUN_NUMBERS,
} satisfies Record<NumberFieldName, NumberEntry>;

const number = (name: NumberFieldName, initial: number): NumberField => ({
  kind: 'number',
  name,
  initial,
  ...NUMBERS[name],
});

const choice = <Value extends string>(
  name: ChoiceFieldName,
  key: string,
  label: string,
  initial: Value,
  choices: readonly ChoiceOption<Value>[],
): ChoiceField => ({ kind: 'choice', name, key, label, initial, choices });

const canaryField: SubsetField = {
  kind: 'subset',
  name: 'canaries',
  key: 'can',
  label: 'Attacks',
  // named one by one, so that a link without the field means these even when a canary is added
  initial: Object.freeze(['S2', 'S3', 'S4', 'S5'] as const),
  choices: CANARY_CHOICES,
};

const targetField = {
  kind: 'rule',
  name: 'target',
  key: 'z',
  label: 'Target record',
  word: 'paper',
  initial: 'paper',
  range: { min: 0, max: 1e9, integer: true },
} as const satisfies RuleField;

const claimField = {
  kind: 'rule',
  name: 'oneRunClaim',
  key: 'oe',
  label: 'Claimed ε of one run',
  word: 'page',
  initial: 'page',
  range: { min: 0.01, max: 100 },
} as const satisfies RuleField;

const ESTIMATOR_CHOICES = (Object.keys(ESTIMATORS) as EstimatorChoice[]).map((value) => ({
  value,
  text: value,
  label: ESTIMATORS[value].label,
}));

/** The paper's worst-case setting with the strongest audit (Figure 2, q = 1/16, epsilon_S = 8). The order is that of keys in a link. */
export const FIELDS = {
  samplingRate: number('samplingRate', 1 / 16),
  sampling: choice<Sampling>('sampling', 'b', 'Batches', 'poisson', [
    { value: 'poisson', text: 'poisson', label: 'Poisson sampling' },
    { value: 'fixed-size', text: 'fixed-size', label: 'fixed size' },
    { value: 'random-allocation', text: 'random-allocation', label: 'random allocation' },
  ]),
  noiseMultiplier: number('noiseMultiplier', 1.6772842407226562),
  clippingNorm: number('clippingNorm', 1),
  steps: number('steps', 500),
  delta: number('delta', 1e-5),
  recordCount: number('recordCount', 500),
  axis: choice<Axis>('axis', 'x', 'Along', 'noiseMultiplier', [
    { value: 'noiseMultiplier', text: 's', label: 'noise multiplier σ' },
    { value: 'samplingRate', text: 'q', label: 'sampling rate q' },
    { value: 'steps', text: 'T', label: 'steps T' },
    { value: 'delta', text: 'd', label: 'delta δ' },
  ]),
  measure: choice<Measure>('measure', 'm', 'Measure', 'epsilon', [
    { value: 'epsilon', text: 'eps', label: 'ε' },
    { value: 'mu', text: 'mu', label: 'μ' },
  ]),
  epsilonScale: choice<EpsilonScale>('epsilonScale', 'y', 'Scale of ε', 'linear', [
    { value: 'linear', text: 'lin', label: 'linear' },
    { value: 'log', text: 'log', label: 'logarithmic' },
  ]),
  moreBounds: choice<MoreBounds>('moreBounds', 'mb', 'More bounds', 'off', [
    { value: 'off', text: '0', label: 'off' },
    { value: 'on', text: '1', label: 'on' },
  ]),
  runs: number('runs', 25_000),
  repeats: number('repeats', 3),
  confidence: number('confidence', 0.95),
  estimator: choice<EstimatorChoice>('estimator', 'est', 'Estimator', 'valid', ESTIMATOR_CHOICES),
  seed: number('seed', 1),
  auditPoints: {
    kind: 'list',
    name: 'auditPoints',
    key: 'at',
    label: 'Further audits at',
    initial: Object.freeze([]),
    limit: 12,
  },
  dataset: choice<DatasetChoice>('dataset', 'data', 'Data set', 'digits', DATASET_CHOICES),
  model: choice<ModelChoice>('model', 'net', 'Model', 'linear', MODELS),
  optimizer: choice<OptimizerChoice>('optimizer', 'opt', 'Optimizer', 'sgd', OPTIMIZERS),
  canaries: canaryField,
  learningRate: number('learningRate', 0.05),
  modelsPerWorld: number('modelsPerWorld', 500),
  trainingRepeats: number('trainingRepeats', 1),
  checkpoints: number('checkpoints', 10),
  target: targetField,
  ...GUEST_FIELDS,
  oneRunCanary: choice('oneRunCanary', 'oc', 'Canaries of one run', 'orthogonal', ONE_RUN_CANARY_CHOICES),
  oneRunComparison: choice('oneRunComparison', 'ov', 'Canaries compared with', 'itself', ONE_RUN_COMPARISONS),
  oneRunCanaries: number('oneRunCanaries', 1000),
  oneRunShare: number('oneRunShare', 0.25),
  oneRunReading: choice('oneRunReading', 'ox', 'Number of guesses', 'planned', ONE_RUN_READINGS),
  oneRunClaim: claimField,
  oneRunSamplingRate: number('oneRunSamplingRate', 1),
  oneRunFeatures: number('oneRunFeatures', 1000),
  oneRunLabels: number('oneRunLabels', 1000),
  oneRunLogitStep: number('oneRunLogitStep', 0.02),
  oneRunTagWeight: number('oneRunTagWeight', 1),
  oneRunStart: choice('oneRunStart', 'os', 'Start of the language model', 'scratch', ONE_RUN_STARTS),
  oneRunRepeat: number('oneRunRepeat', 0),
} as const satisfies Record<FieldName, Field>;

export const choicesOf = <Name extends ChoiceFieldName>(name: Name) =>
  FIELDS[name].choices.map(({ value, label }) => ({ value: value as Scenario[Name], label }));

export const FIELD_LIST: readonly Field[] = Object.values(FIELDS);

export const fieldOfKey = (key: string): Field | undefined => FIELD_LIST.find((field) => field.key === key);

/** 'Sampling rate q' */
export const fieldTitle = (field: Field): string =>
  field.kind === 'number' && field.symbol !== '' ? `${field.label} ${field.symbol}` : field.label;

/** 'a number in (0, 1]', 'one of s, q, T, d' */
export function fieldRange(field: Field): string {
  if (field.kind === 'number') return describeRange(field.range);
  if (field.kind === 'choice') return `one of ${field.choices.map(({ text }) => text).join(', ')}`;
  if (field.kind === 'subset') {
    return `one or more of ${field.choices.map(({ value }) => value).join(', ')}, separated by commas`;
  }
  if (field.kind === 'rule') return `'${field.word}' or ${describeRange(field.range)}`;
  if (field.kind === 'text') return `a text such as ${field.example}`;
  return `at most ${field.limit} different numbers, separated by commas`;
}

export function isInRange(range: NumberRange, value: number): boolean {
  if (!Number.isFinite(value)) return false;
  if (range.integer && !Number.isInteger(value)) return false;
  const low = range.exclusiveMin ? value > range.min : value >= range.min;
  const high = range.exclusiveMax ? value < range.max : value <= range.max;
  return low && high;
}

export type FieldReading = { ok: true; value: number } | { ok: false; message: string };

/** Reads '1/16', '1e-5', '1,000', '5%'. Never throws. */
export function readNumberField(field: NumberField, text: string): FieldReading {
  const parsed = parseNumber(text);
  const refusal = (reason: string) => ({
    ok: false as const,
    message: `${fieldTitle(field)} cannot be "${text.slice(0, 40)}", because ${reason}. Give ${fieldRange(field)}.`,
  });
  if (!parsed.ok) return refusal(parsed.reason);
  if (isInRange(field.range, parsed.value)) return parsed;
  return refusal(
    field.range.integer && !Number.isInteger(parsed.value) ? 'it is not whole' : 'it is out of range',
  );
}

/** For readNumberField, which reads it back exactly. */
export const writeNumberField = (field: NumberField, value: number): string =>
  exactNumber(value, field.fractions);
