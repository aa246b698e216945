// The fields of chapter 5's watched run. They say what is run, so that a link opens the same run; what a canary has
// no room for (a second label, more records than there are) the run leaves out. Data only.

import { english } from '../../base/sentences/sentence';
import { ONE_RUN_CANARIES, type OneRunCanaryKind } from '../../oneRun/canaries/kinds';
import type { OneRunComparison, OneRunReading, OneRunStart } from '../types';
import type { ChoiceOption, NumberEntry } from './fieldTypes';
import { above, between, byFactors, COARSE, entry, whole } from './numberEntry';

/** Set by native selects; a link may hold any value of the range. */
const SELECTED = { step: 1, largeStep: 10 };
/** A value can be arbitrarily close to 0, where arrow keys multiply. */
const SHARE = { ...COARSE, fractions: true };

export const ONE_RUN_NUMBERS = {
  oneRunCanaries: entry('m', 'om', whole(2, 10_000), null, { label: 'Canaries of one run', ...SELECTED }),
  oneRunShare: entry('', 'or', above(0, 1), byFactors(0.01, 1), {
    label: 'Share of guesses that count in one run',
    ...SHARE,
  }),
  oneRunSamplingRate: entry('', 'oq', above(0, 1), byFactors(0.01, 1), {
    label: 'Sampling rate of one run',
    ...SHARE,
  }),
  oneRunFeatures: entry('', 'od', whole(2, 10_000), null, { label: 'Features of one run', ...SELECTED }),
  oneRunLabels: entry('', 'ok', whole(2, 10_000), null, { label: 'Labels of one run', ...SELECTED }),
  oneRunLogitStep: entry('', 'ol', above(0, 1000), byFactors(0.001, 10), {
    label: 'Learning rate a record of one run',
    ...COARSE,
  }),
  oneRunTagWeight: entry('λ', 'ow', between(0, 1000), null, { label: 'Weight of the tags', ...SELECTED }),
  oneRunRepeat: entry('', 'on', whole(0, 1_000_000), null, { label: 'Runs made afresh', ...SELECTED }),
} satisfies Record<string, NumberEntry>;

const KINDS = Object.keys(ONE_RUN_CANARIES) as OneRunCanaryKind[];

export const ONE_RUN_CANARY_CHOICES: readonly ChoiceOption<OneRunCanaryKind>[] = KINDS.map((value) => ({
  value,
  text: value,
  label: english(ONE_RUN_CANARIES[value].label),
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
