// Written by `npm run guests -- write` from src/guests/registry.ts, by the name of each guest.
import { RECORD_CHOOSER as ownFile } from '../own-file/page/recordChooser';

export const RECORD_CHOOSERS = {
  'own-file': ownFile,
} as const;
