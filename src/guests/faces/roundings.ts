// Written by `npm run guests -- write` from src/guests/registry.ts, by the name of each guest.
import { ROUNDINGS as calculator } from '../calculator/roundings';
import { ROUNDINGS as cluster } from '../cluster/roundings';
import { ROUNDINGS as crowd } from '../crowd/roundings';
import { ROUNDINGS as twoWorlds } from '../two-worlds/roundings';

export const ROUNDINGS = {
  calculator,
  cluster,
  'two-worlds': twoWorlds,
  crowd,
} as const;
