// Written by `npm run guests -- write` from src/guests/registry.ts, by the name of each guest.
import { QUERY_TABLE as calculator } from '../calculator/worker/queryTable';
import { QUERY_TABLE as crowd } from '../crowd/worker/queryTable';
import { QUERY_TABLE as twoWorlds } from '../two-worlds/worker/queryTable';

export const QUERY_TABLES = {
  calculator,
  'two-worlds': twoWorlds,
  crowd,
} as const;
