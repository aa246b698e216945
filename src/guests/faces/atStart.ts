// Written by `npm run guests -- write` from src/guests/registry.ts, by the name of each guest.
import { AtStart as twoWorlds } from '../two-worlds/page/atStart';

export const AT_START = {
  'two-worlds': twoWorlds,
} as const;
