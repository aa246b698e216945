// The certified privacy profile of one training, tabulated for either adjacency.
import { z } from 'zod';
import type { Mechanism } from '../../../accounting/types';
import type { ProfileTable } from '../../../risk/profileTable';
import { tabulateMechanism } from '../../../risk/tabulate';
import type { Entry, Steps } from '../query';
import { MECHANISM } from '../vocabulary';

export interface RiskProfiles {
  substitute: ProfileTable;
  addRemove: ProfileTable;
}

/** Number of values of a table. */
const VALUES = 240;

export function* profilesOf(
  mechanism: Mechanism,
  count: number,
  tabulate = tabulateMechanism,
): Generator<void, RiskProfiles, void> {
  return {
    substitute: yield* tabulate('substitute', mechanism, count),
    addRemove: yield* tabulate('add-remove', mechanism, count),
  };
}

export const profiles = ({ mechanism }: { mechanism: Mechanism }): Steps<RiskProfiles> =>
  profilesOf(mechanism, VALUES);

export const entry = () =>
  ({
    about: 'the certified privacy profile of one training as a table, for either adjacency',
    asks: z.strictObject({ mechanism: z.strictObject(MECHANISM) }),
    example: { mechanism: { samplingRate: 1, noiseMultiplier: 2, steps: 1 } },
    answer: profiles,
  }) satisfies Entry<typeof profiles>;
