// Written by `npm run guests -- write` from src/guests/registry.ts, by the name of each guest.
import { AT_START as calculator } from '../calculator/page/atStart';
import { AT_START as twoWorlds } from '../two-worlds/page/atStart';

export const AT_START = {
  calculator,
  'two-worlds': twoWorlds,
} as const;
