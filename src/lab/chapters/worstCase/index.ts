// Chapter 3 as the rest of the page knows it.
import { t } from '@lingui/core/macro';
import type { Chapter } from '../frame/chapter';
import { NAMES } from '../frame/names';
import { FIGURES } from './figures';
import { STEPS } from './steps';

export const worstCase = {
  ...NAMES.worstCase,
  story: t`For Ana, imagine somebody who knows everything but her diagnosis and bets on it, in one simulated training run after another.`,
  figures: FIGURES,
  stage: ['worst-case', 'your-guesses'],
  steps: STEPS,
} as const satisfies Chapter;
