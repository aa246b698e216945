// Written by `npm run guests -- write` from src/guests/registry.ts, by the name of each guest.
import { RECORD_MAKER as encoder } from '../encoder/page/recordMaker';

export const RECORD_MAKERS = {
  encoder,
} as const;
