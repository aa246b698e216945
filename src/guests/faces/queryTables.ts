// Written by `npm run guests -- write` from src/guests/registry.ts, by the name of each guest.
import { QUERY_TABLE as calculator } from '../calculator/worker/queryTable';

export const QUERY_TABLES = {
  calculator,
} as const;
