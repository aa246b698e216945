// Written by `npm run guests -- write` from src/guests/registry.ts, by the name of each guest.
import { TERM as encoder } from '../encoder/page/term';

export const GUEST_TERMS = {
  encoder,
} as const;
