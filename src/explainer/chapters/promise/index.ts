// Chapter 2 as the rest of the page knows it.
import type { Room } from '../frame/room';
import { FIGURES } from './figures';
import { STEPS } from './steps';

export const promise = {
  id: 'promise',
  name: 'What an accountant promises',
  short: 'Promise',
  figures: FIGURES,
  steps: STEPS,
} as const satisfies Room;
