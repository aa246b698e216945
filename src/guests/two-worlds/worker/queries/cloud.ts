// The query that trains the models of one of two worlds, and answers with their boundaries and with the margins that the attacker sees.
import { z } from 'zod';
import type { Entry, Steps } from '../../../../work/queries/query';
import { numberIn } from '../../../../work/queries/vocabulary';
import type { World, WorldCloud, WorldsRequest } from '../../engine/worlds';
import { trainHere } from '../../training/openInBrowser';
import { AUDITED, EXAMPLE, TRAINING, world } from './shapes';

export interface CloudRequest {
  world: World;
  request: WorldsRequest;
}

/** Trains a world. It yields wherever it can be aborted. */
export const cloud = (request: CloudRequest): Steps<WorldCloud> => trainHere(request);

export const entry = () =>
  ({
    about: 'models trained in one of two worlds that differ in a record of a plane',
    asks: z.strictObject({
      world,
      request: z.strictObject({
        ...TRAINING,
        ...AUDITED,
        models: numberIn({ min: 8, max: 5000, integer: true }),
        grid: numberIn({ min: 2, max: 1000, integer: true }),
      }),
    }),
    example: {
      world: 0,
      request: { ...EXAMPLE, models: 8, grid: 4, keptSteps: [2, 4], delta: 1e-5, confidence: 0.95 },
    },
    answer: cloud,
  }) satisfies Entry<typeof cloud>;
