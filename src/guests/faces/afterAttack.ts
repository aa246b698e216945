// Written by `npm run guests -- write` from src/guests/registry.ts, by the name of each guest.
import { AfterAttack as ownAudit } from '../own-audit/page/afterAttack';

export const AFTER_ATTACK = {
  'own-audit': ownAudit,
} as const;
