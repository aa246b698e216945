// The fields of chapter 5's watched run, as the field table takes them in. They say what is run, so that a link opens the same
// run; what a canary has no room for (a second label, more records than there are) the run leaves out. Data only.
import { ONE_RUN_CANARIES, type OneRunCanaryKind } from '../../addons/oneRun/canaries/kinds';
import type { ChoiceOption, NumberEntry, OneRunNumberName } from './fieldTypes';
import type { OneRunComparison, OneRunReading, OneRunStart } from './types';

/** Set by native selects; a link may hold any value of the range. */
const SELECTED = { unit: '', slider: null, step: 1, largeStep: 10, fractions: false } as const;
/** The same for a value that can be arbitrarily close to 0, where arrow keys would multiply. */
const BY_FACTORS = { ...SELECTED, step: 1.05, largeStep: 2 } as const;

export const ONE_RUN_NUMBERS = {
  oneRunCanaries: {
    ...SELECTED,
    symbol: 'm',
    key: 'om',
    label: 'Canaries of one run',
    range: { min: 2, max: 10_000, integer: true },
  },
  oneRunShare: {
    ...BY_FACTORS,
    slider: { min: 0.01, max: 1, scale: 'log' },
    symbol: '',
    key: 'or',
    label: 'Share of guesses that count in one run',
    range: { min: 0, max: 1, exclusiveMin: true },
    fractions: true,
  },
  oneRunSamplingRate: {
    ...BY_FACTORS,
    slider: { min: 0.01, max: 1, scale: 'log' },
    symbol: '',
    key: 'oq',
    label: 'Sampling rate of one run',
    range: { min: 0, max: 1, exclusiveMin: true },
    fractions: true,
  },
  oneRunFeatures: {
    ...SELECTED,
    symbol: '',
    key: 'od',
    label: 'Features of one run',
    range: { min: 2, max: 10_000, integer: true },
  },
  oneRunLabels: {
    ...SELECTED,
    symbol: '',
    key: 'ok',
    label: 'Labels of one run',
    range: { min: 2, max: 10_000, integer: true },
  },
  oneRunLogitStep: {
    ...BY_FACTORS,
    slider: { min: 0.001, max: 10, scale: 'log' },
    symbol: '',
    key: 'ol',
    label: 'Learning rate a record of one run',
    range: { min: 0, max: 1000, exclusiveMin: true },
  },
  oneRunTagWeight: {
    ...SELECTED,
    symbol: 'λ',
    key: 'ow',
    label: 'Weight of the tags',
    range: { min: 0, max: 1000 },
  },
  oneRunRepeat: {
    ...SELECTED,
    symbol: '',
    key: 'on',
    label: 'Runs made afresh',
    range: { min: 0, max: 1_000_000, integer: true },
  },
} as const satisfies Record<OneRunNumberName, NumberEntry>;

const KINDS = Object.keys(ONE_RUN_CANARIES) as OneRunCanaryKind[];

export const ONE_RUN_CANARY_CHOICES: readonly ChoiceOption<OneRunCanaryKind>[] = KINDS.map((value) => ({
  value,
  text: value,
  label: ONE_RUN_CANARIES[value].label,
}));

export const ONE_RUN_COMPARISONS: readonly ChoiceOption<OneRunComparison>[] = [
  { value: 'itself', text: 'itself', label: 'itself (substitute)' },
  { value: 'in-out', text: 'in-out', label: 'in or out (add/remove)' },
];

export const ONE_RUN_STARTS: readonly ChoiceOption<OneRunStart>[] = [
  { value: 'scratch', text: 'scratch', label: 'from nothing' },
  { value: 'public', text: 'public', label: 'from public sentences' },
];

export const ONE_RUN_READINGS: readonly ChoiceOption<OneRunReading>[] = [
  { value: 'planned', text: 'planned', label: 'fixed before the run was seen' },
  { value: 'explored', text: 'explored', label: 'changed while the run was seen' },
];
