// Written by `npm run guests -- write` from src/guests/registry.ts, by the name of each guest.
import { STRETCHES as ownFile } from '../own-file/testing/stretches';

export const STRETCHES = {
  'own-file': ownFile,
} as const;
