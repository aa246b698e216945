// Chapter 4 as the rest of the page knows it.
import { t } from '@lingui/core/macro';
import type { Chapter } from '../frame/chapter';
import { NAMES } from '../frame/names';
import { FIGURES } from './figures';
import { STEPS } from './steps';

export const training = {
  ...NAMES.training,
  story: t`For Ana this comes closer. Attacker S4 asks about a real record’s label, as somebody would ask about her diagnosis.`,
  figures: FIGURES,
  stage: ['training-slide', 'two-worlds', 'crowd'],
  steps: STEPS,
} as const satisfies Chapter;
