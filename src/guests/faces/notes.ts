// Written by `npm run guests -- write` from src/guests/registry.ts, by the name of each guest.
import { NOTES as crowd } from '../crowd/page/notes';
import { NOTES as twoWorlds } from '../two-worlds/page/notes';

export const NOTES = {
  'two-worlds': twoWorlds,
  crowd,
} as const;
