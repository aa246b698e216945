// Written by `npm run guests -- write` from src/guests/registry.ts, by the name of each guest.
import { SENTENCES as encoder } from '../encoder/sentences.ts';
import { SENTENCES as ownAudit } from '../own-audit/sentences.ts';
import { SENTENCES as ownFile } from '../own-file/sentences.ts';

export const SENTENCES = {
  'own-audit': ownAudit,
  'own-file': ownFile,
  encoder,
} as const;
