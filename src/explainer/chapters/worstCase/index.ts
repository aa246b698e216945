// Chapter 3 as the rest of the page knows it.
import type { Room } from '../frame/room';
import { FIGURES } from './figures';
import { STEPS } from './steps';

export const worstCase = {
  id: 'worst-case',
  name: 'The worst case',
  short: 'Worst case',
  figures: FIGURES,
  steps: STEPS,
} as const satisfies Room;
