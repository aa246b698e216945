// Written by `npm run guests -- write` from src/guests/registry.ts, by the name of each guest.
import { NOT_OFFLINE as encoder } from '../encoder/notOffline.ts';

export const NOT_OFFLINE = {
  encoder,
} as const;
