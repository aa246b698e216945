// Written by `npm run guests -- write` from src/guests/registry.ts, by the name of each guest.
import { SIDE_PAGE as calculator } from '../calculator/page/sidePage';
import { SIDE_PAGE as ownAudit } from '../own-audit/page/sidePage';

export const SIDE_PAGES = {
  calculator,
  'own-audit': ownAudit,
} as const;
