// Chapter 4 as the rest of the page knows it.
import { t } from '@lingui/core/macro';
import { NAMES } from '../frame/names';
import type { Room } from '../frame/room';
import { FIGURES } from './figures';
import { STEPS } from './steps';

export const training = {
  ...NAMES.training,
  story: t`For Ana: real records now, and attackers who may do less and less. S4 asks her own question: which label does this record have?`,
  figures: FIGURES,
  stage: ['training-slide', 'two-worlds', 'crowd'],
  steps: STEPS,
} as const satisfies Room;
