// Both epsilons of several runs, with those that libraries would print for them.
import { z } from 'zod';
import { epsilon, groupEpsilonAtMost, type PrintedEpsilon, printedByLibraries } from '../../../accounting';
import { DOMAIN } from '../../../accounting/domain';
import { isAllPoisson } from '../../../accounting/segments';
import type { ManyOfOnePerson, Mechanism, Run, Verified } from '../../../accounting/types';
import { POSITIVE_COUNT } from '../../../base/numerics/ranges';
import { type Entry, forBothAdjacencies, type Steps } from '../query';
import { FIELD, MECHANISM, numberIn } from '../vocabulary';

/** A run of single records, or phases in which each person has several records and epsilon is that of all of them at once. */
interface RunAsked {
  run: Run | readonly ManyOfOnePerson[];
  delta: number;
  records?: undefined;
}

/**
 * A person with several records. The upper ends of its epsilons bound all of the records (groupEpsilonAtMost), and the lower
 * ends are those of one record.
 */
interface GroupAsked {
  run: Mechanism;
  delta: number;
  records: number;
}

export interface PointsRequest {
  asked: readonly (RunAsked | GroupAsked)[];
}

export interface RunPoint {
  addRemove: Verified;
  substitute: Verified;
  /**
   * What libraries print for single records; empty unless every batch is Poisson's, as for ManyOfOnePerson, whom no library counts. For
   * a run with `records` they are still those of single records.
   */
  printed: PrintedEpsilon[];
}

function epsilonOf(adjacency: 'substitute' | 'add-remove', asked: PointsRequest['asked'][number]): Verified {
  const single = epsilon(adjacency, asked.run, asked.delta);
  if (asked.records === undefined) return single;
  const upper = groupEpsilonAtMost(adjacency, asked.run, asked.records, asked.delta);
  return { ...single, verified: false, value: null, upper };
}

export function* points({ asked }: PointsRequest): Steps<readonly RunPoint[]> {
  const found: RunPoint[] = [];
  for (const each of asked) {
    const values = yield* forBothAdjacencies((adjacency) => epsilonOf(adjacency, each));
    const printed = isAllPoisson(each.run) ? printedByLibraries(each.run, each.delta) : [];
    found.push({ ...values, printed });
  }
  return found;
}

export const entry = () =>
  ({
    about:
      'both epsilons of several runs, of single records or of a person with several, and what libraries print',
    asks: z.strictObject({
      asked: z.array(
        z.union([
          z.strictObject({
            run: z.union([
              z.strictObject(MECHANISM),
              z.array(z.strictObject(MECHANISM)),
              z.array(
                z.strictObject({
                  ...MECHANISM,
                  recordsPerPerson: numberIn({ ...DOMAIN.recordsPerPerson, min: 2 }),
                }),
              ),
            ]),
            delta: FIELD.delta,
          }),
          z.strictObject({
            run: z.strictObject(MECHANISM),
            delta: FIELD.delta,
            records: numberIn(POSITIVE_COUNT),
          }),
        ]),
      ),
    }),
    example: {
      asked: [
        { run: [{ samplingRate: 1, noiseMultiplier: 2, steps: 1 }], delta: 1e-5 },
        { run: { samplingRate: 1, noiseMultiplier: 2, steps: 1 }, delta: 1e-5, records: 3 },
        {
          run: [{ samplingRate: 1, noiseMultiplier: 2, steps: 1, recordsPerPerson: 3 }],
          delta: 1e-5,
        },
      ],
    },
    answer: points,
  }) satisfies Entry<typeof points>;
