// The fields of chapter 5's watched run. They say what is run, so that a link opens the same run. A run ignores what
// its kind of canary cannot have, such as a second label or more records than there are. Data only.

import { ONE_RUN_CANARIES, type OneRunCanaryKind } from '../../oneRun/canaries/kinds';
import type { OneRunComparison, OneRunReading, OneRunStart } from '../types';
import type { ChoiceOption, NumberEntry } from './fieldTypes';
import { CHOICES } from './labels';
import { above, between, byFactors, COARSE, entry, whole } from './numberEntry';

/** Steps of fields that the page sets by select boxes; a link may hold any value of the range. */
const SELECTED = { step: 1, largeStep: 10 };
/** Steps of a share, which arrow keys multiply, because it can be arbitrarily close to 0. */
const SHARE = { ...COARSE, fractions: true };

export const ONE_RUN_NUMBERS = {
  oneRunCanaries: entry('m', 'om', whole(2, 10_000), null, ['oneRun'], SELECTED),
  oneRunShare: entry('', 'or', above(0, 1), byFactors(0.01, 1), ['oneRun'], SHARE),
  oneRunSamplingRate: entry('', 'oq', above(0, 1), byFactors(0.01, 1), ['oneRun'], SHARE),
  oneRunFeatures: entry('', 'od', whole(2, 10_000), null, ['oneRun'], SELECTED),
  oneRunLabels: entry('', 'ok', whole(2, 10_000), null, ['oneRun'], SELECTED),
  oneRunLogitStep: entry('', 'ol', above(0, 1000), byFactors(0.001, 10), ['oneRun'], COARSE),
  oneRunTagWeight: entry('λ', 'ow', between(0, 1000), null, ['oneRun'], SELECTED),
  oneRunRepeat: entry('', 'on', whole(0, 1_000_000), null, ['oneRun'], SELECTED),
} satisfies Record<string, NumberEntry>;

const KINDS = Object.keys(ONE_RUN_CANARIES) as OneRunCanaryKind[];

export const ONE_RUN_CANARY_CHOICES: readonly ChoiceOption<OneRunCanaryKind>[] = KINDS.map((value) => ({
  value,
  text: value,
  label: ONE_RUN_CANARIES[value].label,
}));

export const ONE_RUN_COMPARISONS: readonly ChoiceOption<OneRunComparison>[] = [
  { value: 'itself', text: 'itself', label: CHOICES.itself },
  { value: 'in-out', text: 'in-out', label: CHOICES.inOut },
];

export const ONE_RUN_STARTS: readonly ChoiceOption<OneRunStart>[] = [
  { value: 'scratch', text: 'scratch', label: CHOICES.scratch },
  { value: 'public', text: 'public', label: CHOICES.public },
];

export const ONE_RUN_READINGS: readonly ChoiceOption<OneRunReading>[] = [
  { value: 'planned', text: 'planned', label: CHOICES.planned },
  { value: 'explored', text: 'explored', label: CHOICES.explored },
];
