// Written by `npm run guests -- write` from src/guests/registry.ts, by the name of each guest.
import { PLACES as calculator } from '../calculator/page/places';

export const PLACES = {
  calculator,
} as const;
