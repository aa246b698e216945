// Written by `npm run guests -- write` from src/guests/registry.ts, by the name of each guest.
import { SENTENCES as calculator } from '../calculator/sentences.ts';
import { SENTENCES as crowd } from '../crowd/sentences.ts';
import { SENTENCES as encoder } from '../encoder/sentences.ts';
import { SENTENCES as ownAudit } from '../own-audit/sentences.ts';
import { SENTENCES as ownFile } from '../own-file/sentences.ts';
import { SENTENCES as twoWorlds } from '../two-worlds/sentences.ts';

export const SENTENCES = {
  calculator,
  'own-audit': ownAudit,
  'own-file': ownFile,
  encoder,
  'two-worlds': twoWorlds,
  crowd,
} as const;
