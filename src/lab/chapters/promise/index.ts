// Chapter 2 as the rest of the page knows it.
import { t } from '@lingui/core/macro';
import type { Chapter } from '../frame/chapter';
import { NAMES } from '../frame/names';
import { FIGURES } from './figures';
import { STEPS } from './steps';

export const promise = {
  ...NAMES.promise,
  story: t`For Ana, one training run has two numbers. The first is about whether she took part, the second about her diagnosis.`,
  figures: FIGURES,
  stage: ['map', 'profile', 'tradeoff'],
  steps: STEPS,
} as const satisfies Chapter;
