// Both epsilons of a training as people describe it, followed by both of its μ.
import { z } from 'zod';
import { boundsKnownBy, epsilon, muIfKnown, runOfTraining, type Training } from '../../../accounting';
import { BOUNDED_NOISE } from '../../../accounting/domain';
import type { Verified } from '../../../accounting/types';
import { type Entry, forBothAdjacencies, type Steps } from '../query';
import { FIELD, FURTHER, MECHANISM, numberIn, SCHEDULES } from '../vocabulary';

export interface TrainingRequest {
  training: Training;
  delta: number;
}

export interface TrainingPoint {
  epsilon: Verified;
  /** Mu of Gaussian DP; null if no whole curve is known, as under small noise. */
  mu: Verified | null;
  /** Names of the methods behind the two ends, if these are not the ends of one verified number. */
  by: { lower: string; upper: string } | null;
}

export interface TrainingReply {
  addRemove: TrainingPoint;
  substitute: TrainingPoint;
}

export function* training({ training: described, delta }: TrainingRequest): Steps<TrainingReply> {
  const run = runOfTraining(described);
  const epsilons = yield* forBothAdjacencies((adjacency) => epsilon(adjacency, run, delta));
  const mus = yield* forBothAdjacencies((adjacency) => muIfKnown(adjacency, run));
  const point = (name: 'addRemove' | 'substitute', adjacency: 'add-remove' | 'substitute') => ({
    epsilon: epsilons[name],
    mu: mus[name],
    by: boundsKnownBy(adjacency, run),
  });
  return { addRemove: point('addRemove', 'add-remove'), substitute: point('substitute', 'substitute') };
}

export const entry = () =>
  ({
    about:
      'both epsilons and both mu of a training with what it has besides, such as several records of one person',
    notes: ['by says how the ends of a bracket are known, where they are not those of one number.'],
    asks: z.strictObject({
      training: z.strictObject({
        ...z.strictObject({ ...MECHANISM, noiseMultiplier: numberIn(BOUNDED_NOISE) }).partial().shape,
        ...FURTHER,
        ...SCHEDULES,
      }),
      delta: FIELD.delta,
    }),
    example: {
      training: { samplingRate: 0.01, noiseMultiplier: 1, steps: 1000, recordsPerPerson: 2 },
      delta: 1e-5,
    },
    more: [
      {
        training: { samplingRate: 0.01, noiseMultiplier: 0.1, steps: 100, trainings: 3 },
        delta: 1e-5,
      },
    ],
    answer: training,
  }) satisfies Entry<typeof training>;
