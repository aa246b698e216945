// Chapter 3 as the rest of the page knows it.
import type { Room } from '../frame/room';
import { FIGURES } from './figures';
import { STEPS } from './steps';

export const worstCase = {
  id: 'worst-case',
  name: 'The worst case',
  short: 'Worst case',
  story:
    'For Ana: somebody who knows everything but her diagnosis bets on it, in one simulated training after another.',
  figures: FIGURES,
  steps: STEPS,
} as const satisfies Room;
