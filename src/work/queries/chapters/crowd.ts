// The audit of a training in whose crowd of records each one writes what the attacker reads.
import { z } from 'zod';
import { traceCrowdAudit } from '../../../audit/canaries/crowd/crowdAudit';
import type { CrowdProgress, CrowdQuery } from '../../../audit/canaries/crowd/findings';
import { OPEN_UNIT_INTERVAL, SEED } from '../../../base/numerics/ranges';
import type { Entry, Steps } from '../query';
import { boolean, FIELD, MECHANISM, numberIn } from '../vocabulary';

export const crowd = (request: CrowdQuery): Steps<CrowdProgress> => traceCrowdAudit(request);

export const entry = () =>
  ({
    about:
      'what an attack shows by the last iterate, and by all iterates, where a crowd of records writes for it',
    asks: z.strictObject({
      mechanism: z.strictObject(MECHANISM),
      delta: FIELD.delta,
      seed: numberIn(SEED),
      runs: numberIn({ min: 10, max: 10_000_000, integer: true }),
      confidence: numberIn(OPEN_UNIT_INTERVAL),
      twin: boolean.exactOptional(),
    }),
    example: {
      mechanism: { samplingRate: 0.25, noiseMultiplier: 5, steps: 40 },
      delta: 1e-5,
      seed: 1,
      runs: 500,
      confidence: 0.95,
    },
    answer: crowd,
  }) satisfies Entry<typeof crowd>;
