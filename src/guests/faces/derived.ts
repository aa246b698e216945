// Written by `npm run guests -- write` from src/guests/registry.ts, by the name of each guest.
import { DERIVED as crowd } from '../crowd/derived';
import { DERIVED as twoWorlds } from '../two-worlds/derived';

export const DERIVED = {
  'two-worlds': twoWorlds,
  crowd,
} as const;
