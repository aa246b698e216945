// How many of several records an attacker can be right about, at several noise multipliers.
import { z } from 'zod';
import { OPEN_UNIT_INTERVAL, POSITIVE_COUNT, SEED } from '../../../base/numerics/ranges';
import { recordsRight } from '../../../risk/several/recordsRight';
import type { RecordsDesign, RecordsRight } from '../../../risk/types';
import type { Entry, Steps } from '../query';
import { FIELD, MECHANISM, numberIn } from '../vocabulary';
import type { Job } from '../workerApi';

export type RecordsRequest = RecordsDesign & { noiseMultipliers: readonly number[] };

export interface RecordsMember extends RecordsRight {
  noiseMultiplier: number;
}

export type RecordsFamily = readonly RecordsMember[];

export function* records(
  { noiseMultipliers, ...design }: RecordsRequest,
  { onProgress }: Job<RecordsFamily>,
): Steps<RecordsFamily> {
  const members: RecordsMember[] = [];
  for (const noiseMultiplier of noiseMultipliers) {
    const mechanism = { ...design.mechanism, noiseMultiplier };
    const counts = yield* recordsRight({ ...design, mechanism });
    members.push({ noiseMultiplier, ...counts });
    onProgress([...members]);
  }
  return members;
}

export const entry = () =>
  ({
    about:
      'the number of independent records that can be right, by several bounds, at each of several noise multipliers',
    asks: z.strictObject({
      mechanism: z.strictObject(MECHANISM),
      delta: FIELD.delta,
      targets: numberIn({ ...POSITIVE_COUNT, max: 1e6 }),
      values: numberIn({ ...POSITIVE_COUNT, min: 2 }),
      failures: z.array(numberIn(OPEN_UNIT_INTERVAL)),
      seed: numberIn(SEED),
      noiseMultipliers: z.array(MECHANISM.noiseMultiplier),
    }),
    example: {
      mechanism: { samplingRate: 1, noiseMultiplier: 2, steps: 1 },
      delta: 1e-5,
      targets: 20,
      values: 4,
      failures: [0.05, 0.5],
      seed: 1,
      noiseMultipliers: [4],
    },
    answer: records,
  }) satisfies Entry<typeof records>;
