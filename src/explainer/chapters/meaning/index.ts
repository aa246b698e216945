// Chapter 6 as the rest of the page knows it.
import { t } from '@lingui/core/macro';
import type { Room } from '../frame/room';
import { FIGURES } from './figures';
import { STEPS } from './steps';

export const meaning = {
  id: 'meaning',
  name: t`What an ε means`,
  short: t`Meaning`,
  story: t`For Ana: how often can a guess at her diagnosis be right, given how common it is?`,
  figures: FIGURES,
  stage: ['posterior-slide', 'many-slide'],
  steps: STEPS,
} as const satisfies Room;
