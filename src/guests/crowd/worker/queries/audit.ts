// An audit of training in which the other records are not silent.
import { z } from 'zod';
import { OPEN_UNIT_INTERVAL, SEED } from '../../../../base/numerics/ranges';
import type { Entry, Steps } from '../../../../work/queries/query';
import { boolean, FIELD, MECHANISM, numberIn } from '../../../../work/queries/vocabulary';
import { traceCrowdAudit } from '../../engine/crowdAudit';
import type { CrowdProgress, CrowdQuery } from '../../engine/findings';

export const audit = (request: CrowdQuery): Steps<CrowdProgress> => traceCrowdAudit(request);

export const entry = () =>
  ({
    about: 'three readings of simulated training whose other records keep what they have seen',
    asks: z.strictObject({
      mechanism: z.strictObject(MECHANISM),
      delta: FIELD.delta,
      seed: numberIn(SEED),
      runs: numberIn({ min: 10, max: 10_000_000, integer: true }),
      confidence: numberIn(OPEN_UNIT_INTERVAL),
      twin: boolean.exactOptional(),
    }),
    example: {
      mechanism: { samplingRate: 0.5, noiseMultiplier: 2, steps: 3 },
      delta: 1e-5,
      seed: 1,
      runs: 50,
      confidence: 0.95,
    },
    answer: audit,
  }) satisfies Entry<typeof audit>;
