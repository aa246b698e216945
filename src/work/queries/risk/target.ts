// Segments of a run that certainly meet a target epsilon, with the unknown number rounded to digits that one would write.
import { z } from 'zod';
import { chosenSegments, solveSegments } from '../../../accounting';
import type { SegmentsTarget } from '../../../accounting/goal';
import type { Segments } from '../../../accounting/types';
import { beat } from '../../../base/liveness/pulse';
import { COUNT } from '../../../base/numerics/ranges';
import type { Entry, Steps } from '../query';
import { FIELD, MECHANISM, numberIn } from '../vocabulary';

export type TargetRequest = SegmentsTarget & { adjacency: 'add-remove' | 'substitute' };

export function* target({ adjacency, ...target }: TargetRequest): Steps<{ segments: Segments }> {
  yield;
  const solution = solveSegments(adjacency, target satisfies SegmentsTarget, beat);
  return { segments: chosenSegments(target.segments, target.unknown, solution) };
}

export const entry = () =>
  ({
    about: 'the segments of a run that meet a target, by all of their noise or by one number of one of them',
    asks: z.strictObject({
      adjacency: z.enum(['add-remove', 'substitute']),
      segments: z.array(z.strictObject(MECHANISM)),
      unknown: z.union([
        z.strictObject({ name: z.literal('noiseFactor') }),
        z.strictObject({ name: z.enum(['noiseMultiplier', 'steps']), at: numberIn(COUNT) }),
      ]),
      delta: FIELD.delta,
      targetEpsilon: FIELD.targetEpsilon,
    }),
    example: {
      adjacency: 'substitute',
      segments: [{ samplingRate: 1, noiseMultiplier: 30, steps: 10 }],
      unknown: { name: 'noiseFactor' },
      delta: 1e-5,
      targetEpsilon: 2,
    },
    answer: target,
  }) satisfies Entry<typeof target>;
