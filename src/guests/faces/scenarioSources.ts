// Written by `npm run guests -- write` from src/guests/registry.ts, by the name of each guest.
import { SOURCE as ownFile } from '../own-file/source';

export const SCENARIO_SOURCES = {
  'own-file': ownFile,
} as const;
