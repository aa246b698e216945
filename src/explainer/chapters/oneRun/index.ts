// Chapter 5 as the rest of the page knows it.
import { t } from '@lingui/core/macro';
import type { Chapter } from '../frame/chapter';
import { NAMES } from '../frame/names';
import { FIGURES } from './figures';
import { STEPS } from './steps';

export const oneRun = {
  ...NAMES.oneRun,
  story: t`For Ana: a single training, a thousand records like hers whose labels were tossed by coins, and all of them guessed at once.`,
  figures: FIGURES,
  stage: ['one-run-slide'],
  steps: STEPS,
} as const satisfies Chapter;
