// Chapter 1 as the rest of the page knows it.
import { t } from '@lingui/core/macro';
import type { Chapter } from '../frame/chapter';
import { NAMES } from '../frame/names';
import { FIGURES } from './figures';
import { STEPS } from './steps';

export const neighbour = {
  ...NAMES.neighbour,
  story: t`For Ana, z is her record as it is, and z′ is the same record with another diagnosis. Without her, z is missing.`,
  figures: FIGURES,
  stage: ['clipping', 'neighbour'],
  steps: STEPS,
} as const satisfies Chapter;
