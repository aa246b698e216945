// Chapter 1 as the rest of the page knows it.
import type { Room } from '../frame/room';
import { FIGURES } from './figures';
import { STEPS } from './steps';

export const neighbour = {
  id: 'which-neighbour',
  name: 'Which neighbour?',
  short: 'Neighbours',
  story:
    'For Ana: z is her record as it is, z′ the same record with another diagnosis. Without her, z is missing.',
  figures: FIGURES,
  steps: STEPS,
} as const satisfies Room;
