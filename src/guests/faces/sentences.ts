// Written by `npm run guests -- write` from src/guests/registry.ts, by the name of each guest.
import { SENTENCES as crowd } from '../crowd/sentences.ts';
import { SENTENCES as ownAudit } from '../own-audit/sentences.ts';
import { SENTENCES as twoWorlds } from '../two-worlds/sentences.ts';

export const SENTENCES = {
  'own-audit': ownAudit,
  'two-worlds': twoWorlds,
  crowd,
} as const;
