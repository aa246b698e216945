// The privacy profile delta(epsilon) of both adjacencies, and the one that add/remove implies for a substitution.
import { z } from 'zod';
import { traceProfiles } from '../../../accounting';
import type { ProfileCurves, ProfileQuery } from '../../../accounting/curves/types';
import { type Entry, type Steps, stepsOf } from '../query';
import { FIELD, MECHANISM, numberIn } from '../vocabulary';

export const profile = (request: ProfileQuery): Steps<ProfileCurves> => stepsOf(traceProfiles(request));

export const entry = () =>
  ({
    about:
      'delta over epsilon, of add/remove, of substitute, and as the whole curves of add and remove imply it for substitute',
    notes: ['The range of epsilon reaches a third beyond the substitute epsilon of delta.'],
    asks: z.strictObject({
      mechanism: z.strictObject(MECHANISM),
      delta: FIELD.delta,
      count: numberIn({ min: 2, max: 1000, integer: true }),
    }),
    example: {
      mechanism: { samplingRate: 0.25, noiseMultiplier: 5, steps: 40 },
      delta: 1e-5,
      count: 5,
    },
    answer: profile,
  }) satisfies Entry<typeof profile>;
