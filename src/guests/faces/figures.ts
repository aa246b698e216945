// Written by `npm run guests -- write` from src/guests/registry.ts, by the name of each guest.
import { FIGURES as calculator } from '../calculator/page/figures';
import { FIGURES as crowd } from '../crowd/page/figures';
import { FIGURES as twoWorlds } from '../two-worlds/page/figures';

export const FIGURES = {
  calculator,
  'two-worlds': twoWorlds,
  crowd,
} as const;
