// An attack in practice: models are trained on made-up records with a secret each, and the secrets are guessed.
import { z } from 'zod';
import { POSITIVE_COUNT, SEED } from '../../../base/numerics/ranges';
import { openSecrets } from '../../../oneRun/training/openInBrowser';
import { attackRecords } from '../../../oneRun/training/recordsAttacked';
import type { RecordsAttack } from '../../../oneRun/training/types';
import type { Entry, Steps } from '../query';
import { FIELD, MECHANISM, numberIn } from '../vocabulary';

export interface RecordsAttackReply {
  /** Number of secrets that were guessed rightly, model by model. */
  right: readonly number[];
  /** Steps done, of all models. */
  done: number;
  total: number;
}

/** The attack on records; `train` yields wherever it can be stopped. */
export async function* recordsAttacked(
  request: RecordsAttack,
  train: (request: RecordsAttack) => AsyncGenerator<RecordsAttackReply, readonly number[], void> = (attack) =>
    attackRecords(attack, openSecrets),
): Steps<RecordsAttackReply> {
  const total = request.models * request.mechanism.steps;
  return { right: yield* train(request), done: total, total };
}

export const attack = (request: RecordsAttack) => recordsAttacked(request);

export const entry = () =>
  ({
    about: 'how many secrets of made-up records an attack on trained models guesses rightly, model by model',
    asks: z.strictObject({
      mechanism: z.strictObject(MECHANISM),
      delta: FIELD.delta,
      targets: numberIn(POSITIVE_COUNT),
      values: numberIn({ ...POSITIVE_COUNT, min: 2 }),
      models: numberIn(POSITIVE_COUNT),
      seed: numberIn(SEED),
    }),
    example: {
      mechanism: { samplingRate: 1, noiseMultiplier: 2, steps: 3 },
      delta: 1e-5,
      targets: 20,
      values: 4,
      models: 2,
      seed: 1,
    },
    answer: attack,
  }) satisfies Entry<typeof attack>;
