// The request fields that decide which scores of the worst-case attack are drawn.
import { z } from 'zod';
import { SEED } from '../../../base/numerics/ranges';
import { MECHANISM, numberIn } from '../vocabulary';

export const DRAWS = {
  mechanism: z.strictObject(MECHANISM),
  seed: numberIn(SEED),
  fresh: numberIn({ min: 0, max: 1_000_000, integer: true }).exactOptional(),
  runs: numberIn({ min: 1, max: 100_000, integer: true }),
};
