// Chapter 6 as the rest of the page knows it.
import { t } from '@lingui/core/macro';
import type { Chapter } from '../frame/chapter';
import { NAMES } from '../frame/names';
import { FIGURES } from './figures';
import { STEPS } from './steps';

export const meaning = {
  ...NAMES.meaning,
  story: t`For Ana, the question is how often anyone can guess her diagnosis right, given how common it is.`,
  figures: FIGURES,
  stage: ['posterior-slide', 'many-slide'],
  steps: STEPS,
} as const satisfies Chapter;
