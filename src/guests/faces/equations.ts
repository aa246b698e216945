// Written by `npm run guests -- write` from src/guests/registry.ts, by the name of each guest.
import { EQUATIONS as calculator } from '../calculator/page/equations';
import { EQUATIONS as crowd } from '../crowd/page/equations';

export const EQUATIONS = {
  calculator,
  crowd,
} as const;
