// Written by `npm run guests -- write` from src/guests/registry.ts, by the name of each guest.
import { LINK as calculator } from '../calculator/link';
import { LINK as ownAudit } from '../own-audit/link';

export const LINKS = {
  calculator,
  'own-audit': ownAudit,
} as const;
