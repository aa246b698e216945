// Written by `npm run guests -- write` from src/guests/registry.ts, by the name of each guest.
import { RECORD_SOURCE as ownFile } from '../own-file/page/recordSource';

export const RECORD_SOURCE_WORDS = {
  'own-file': ownFile,
} as const;
