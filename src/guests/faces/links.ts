// Written by `npm run guests -- write` from src/guests/registry.ts, by the name of each guest.
import { LINK as calculator } from '../calculator/link';
import { LINK as ownAudit } from '../own-audit/link';
import { LINK as ownFile } from '../own-file/link';
import { LINK as twoWorlds } from '../two-worlds/link';

export const LINKS = {
  calculator,
  'own-audit': ownAudit,
  'own-file': ownFile,
  'two-worlds': twoWorlds,
} as const;
