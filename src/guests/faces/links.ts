// Written by `npm run guests -- write` from src/guests/registry.ts, by the name of each guest.
import { LINK as ownAudit } from '../own-audit/link';
import { LINK as twoWorlds } from '../two-worlds/link';

export const LINKS = {
  'own-audit': ownAudit,
  'two-worlds': twoWorlds,
} as const;
