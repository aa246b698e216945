// Written by `npm run guests -- write` from src/guests/registry.ts, by the name of each guest.
import { QUERY_GROUP as calculator } from '../calculator/compute/queryGroup';
import { QUERY_GROUP as ownAudit } from '../own-audit/compute/queryGroup';
import { QUERY_GROUP as twoWorlds } from '../two-worlds/compute/queryGroup';

export const QUERY_GROUPS = {
  calculator,
  'own-audit': ownAudit,
  'two-worlds': twoWorlds,
} as const;
