// Chapter 5 as the rest of the page knows it.
import { t } from '@lingui/core/macro';
import type { Chapter } from '../frame/chapter';
import { NAMES } from '../frame/names';
import { FIGURES } from './figures';
import { STEPS } from './steps';

export const oneRun = {
  ...NAMES.oneRun,
  story: t`For Ana, imagine one training run with a thousand records like hers. A coin chose each label, and the attacker guesses every coin.`,
  figures: FIGURES,
  stage: ['one-run-slide'],
  steps: STEPS,
} as const satisfies Chapter;
