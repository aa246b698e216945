// Written by `npm run guests -- write` from src/guests/registry.ts, by the name of each guest.
import { ROUNDINGS as calculator } from '../calculator/roundings';
import { ROUNDINGS as cluster } from '../cluster/roundings';

export const ROUNDINGS = {
  calculator,
  cluster,
} as const;
