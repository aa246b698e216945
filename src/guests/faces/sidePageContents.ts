// Written by `npm run guests -- write` from src/guests/registry.ts, by the name of each guest.
import { SIDE_PAGE_CONTENT as calculator } from '../calculator/page/sidePageContent';
import { SIDE_PAGE_CONTENT as ownAudit } from '../own-audit/page/sidePageContent';

export const SIDE_PAGE_CONTENTS = {
  calculator,
  'own-audit': ownAudit,
} as const;
