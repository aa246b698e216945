// Written by `npm run guests -- write` from src/guests/registry.ts, by the name of each guest.
import { FIELDS as twoWorlds } from '../two-worlds/fields';

export const FIELDS = {
  'two-worlds': twoWorlds,
} as const;
