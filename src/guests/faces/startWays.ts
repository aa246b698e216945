// Written by `npm run guests -- write` from src/guests/registry.ts, by the name of each guest.
import { StartWay as calculator } from '../calculator/page/startWay';

export const START_WAYS = {
  calculator,
} as const;
