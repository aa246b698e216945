// Bounds on the success of guesses at one secret, each by the whole curve of an adjacency and after a prior.
import { z } from 'zod';
import type { Mechanism } from '../../../accounting/types';
import { OPEN_UNIT_INTERVAL } from '../../../base/numerics/ranges';
import type { RiskAdjacency } from '../../../risk/bound';
import type { GuessBound } from '../../../risk/types';
import { mechanismGuess } from '../../../risk/wholeCurveGuess';
import type { Entry, Steps } from '../query';
import { MECHANISM, numberIn } from '../vocabulary';

export interface GuessRequest {
  mechanism: Mechanism;
  guesses: readonly {
    /** Adjacency whose curve bounds the guess. A guess between two values is covered by substitute alone. */
    adjacency: RiskAdjacency;
    /** The chance of being right beforehand, in (0, 1). */
    prior: number;
  }[];
}

export function* guess({ mechanism, guesses }: GuessRequest): Steps<readonly GuessBound[]> {
  const bounds: GuessBound[] = [];
  for (const { adjacency, prior } of guesses) {
    yield;
    bounds.push(mechanismGuess(adjacency, prior, mechanism));
  }
  return bounds;
}

export const entry = () =>
  ({
    about: 'one guess at one secret, exactly right, by the whole profile of an adjacency',
    notes: ['A bound for each of several adjacencies and priors.'],
    asks: z.strictObject({
      mechanism: z.strictObject(MECHANISM),
      guesses: z.array(
        z.strictObject({
          adjacency: z.enum(['add-remove', 'substitute']),
          prior: numberIn(OPEN_UNIT_INTERVAL),
        }),
      ),
    }),
    example: {
      mechanism: { samplingRate: 0.25, noiseMultiplier: 5, steps: 40 },
      guesses: [
        { adjacency: 'substitute', prior: 0.5 },
        { adjacency: 'substitute', prior: 0.1 },
        { adjacency: 'add-remove', prior: 0.5 },
      ],
    },
    answer: guess,
  }) satisfies Entry<typeof guess>;
