// Written by `npm run guests -- write` from src/guests/registry.ts, by the name of each guest.
import { STEPS as crowd } from '../crowd/page/steps';
import { STEPS as twoWorlds } from '../two-worlds/page/steps';

export const STEPS = {
  'two-worlds': twoWorlds,
  crowd,
} as const;
