// The form with the training of a scenario that draws Poisson batches, and a target ε in place of its noise. Pure.

import { DEFAULT_VIEW, type Scenario } from '../../../scenario';
import { formatAddress } from '../../../scenario/address';
import { ask } from '../engine/form/asked';
import { NOTHING_PROPOSED } from '../engine/form/taken';
import type { FormTarget } from '../engine/form/target';
import { formText } from './formLink';
import { EMPTY_FORM, type FormState } from './formState';

export const formSeeking = (
  { recordCount, samplingRate, steps, delta }: Scenario,
  adjacency: FormTarget['adjacency'],
  most: string,
): FormState => ({
  ...EMPTY_FORM,
  overrides: { records: recordCount, samplingRate, steps, delta },
  // the chapter that has the link is given its scenario with Poisson batches
  answers: { sampling: 'poisson' },
  target: { measure: 'epsilon', adjacency, most, rate: '' },
});

export const formAddress = (scenario: Scenario, form: FormState): string =>
  formatAddress(scenario, {
    ...DEFAULT_VIEW,
    page: 'calculator',
    form: formText(ask(NOTHING_PROPOSED, form), form),
  });
