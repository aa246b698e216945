// Written by `npm run guests -- write` from src/guests/registry.ts, by the name of each guest.
import { PACKED_TESTS as cluster } from '../cluster/testing/packed';

export const PACKED_TESTS = {
  cluster,
} as const;
