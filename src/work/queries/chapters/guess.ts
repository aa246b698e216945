// Bounds on one guess at one secret, prior by prior.
import { z } from 'zod';
import type { Mechanism } from '../../../accounting/types';
import { OPEN_UNIT_INTERVAL } from '../../../base/numerics/ranges';
import type { GuessBound } from '../../../risk/types';
import { substituteGuess } from '../../../risk/wholeCurveGuess';
import type { Entry, Steps } from '../query';
import { MECHANISM, numberIn } from '../vocabulary';

export interface GuessRequest {
  mechanism: Mechanism;
  /** Chances of being right beforehand, each in (0, 1). */
  priors: readonly number[];
}

export function* guess({ mechanism, priors }: GuessRequest): Steps<readonly GuessBound[]> {
  const bounds: GuessBound[] = [];
  for (const prior of priors) {
    yield;
    bounds.push(substituteGuess(prior, mechanism));
  }
  return bounds;
}

export const entry = () =>
  ({
    about:
      'one guess at one secret, exactly right, by the whole substitute profile, for each of several priors',
    asks: z.strictObject({
      mechanism: z.strictObject(MECHANISM),
      priors: z.array(numberIn(OPEN_UNIT_INTERVAL)),
    }),
    example: { mechanism: { samplingRate: 0.25, noiseMultiplier: 5, steps: 40 }, priors: [0.5, 0.1] },
    answer: guess,
  }) satisfies Entry<typeof guess>;
