// The request of experiments that make many small audits.
import { z } from 'zod';
import { OPEN_UNIT_INTERVAL, SEED } from '../../../base/numerics/ranges';
import { FIELD, MECHANISM, numberIn } from '../vocabulary';

export const SMALL_AUDITS = z.strictObject({
  mechanism: z.strictObject(MECHANISM),
  delta: FIELD.delta,
  seed: numberIn(SEED),
  runs: numberIn({ min: 1, max: 100_000, integer: true }),
  audits: numberIn({ min: 1, max: 1000, integer: true }),
  confidence: numberIn(OPEN_UNIT_INTERVAL),
});

export const SMALL_AUDITS_EXAMPLE = {
  mechanism: { samplingRate: 0.25, noiseMultiplier: 5, steps: 40 },
  delta: 1e-5,
  seed: 1,
  runs: 500,
  audits: 20,
  confidence: 0.95,
};
