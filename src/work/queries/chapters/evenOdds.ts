// The share of right guesses about two equally likely values that the add/remove curve would allow, if it covered them.
import { z } from 'zod';
import { totalVariation } from '../../../accounting';
import type { Mechanism } from '../../../accounting/types';
import type { Entry, Steps } from '../query';
import { MECHANISM } from '../vocabulary';

export interface EvenOdds {
  /** An upper bound, in [1/2, 1]: (1 + TV) / 2 with the total variation at the upper end of its bracket. */
  addRemove: number;
}

export function* evenOdds({ mechanism }: { mechanism: Mechanism }): Steps<EvenOdds> {
  yield;
  return { addRemove: Math.min(1, 0.5 * (1 + totalVariation('add-remove', mechanism).upper)) };
}

export const entry = () =>
  ({
    about:
      'the share of right guesses between two equally likely values that the add/remove curve would allow',
    asks: z.strictObject({ mechanism: z.strictObject(MECHANISM) }),
    example: { mechanism: { samplingRate: 0.25, noiseMultiplier: 5, steps: 40 } },
    answer: evenOdds,
  }) satisfies Entry<typeof evenOdds>;
