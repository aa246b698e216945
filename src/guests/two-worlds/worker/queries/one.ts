// The query for one model of one world, followed step by step, with one step in parts.
import { z } from 'zod';
import { COUNT, POSITIVE_COUNT } from '../../../../base/numerics/ranges';
import type { Entry, Steps } from '../../../../work/queries/query';
import { numberIn } from '../../../../work/queries/vocabulary';
import type { OneModel, OneModelRequest } from '../../engine/worlds';
import { oneModel } from '../../training/oneModel';
import { EXAMPLE, TRAINING, world } from './shapes';

export function* one(request: OneModelRequest): Steps<OneModel> {
  yield;
  return oneModel(request);
}

export const entry = () =>
  ({
    about: 'one model of one of two worlds, step by step',
    asks: z.strictObject({
      training: z.strictObject(TRAINING),
      world,
      number: numberIn(COUNT),
      draws: world,
      step: numberIn(POSITIVE_COUNT),
    }),
    example: { training: EXAMPLE, world: 0, draws: 0, number: 2, step: 3 },
    answer: one,
  }) satisfies Entry<typeof one>;
