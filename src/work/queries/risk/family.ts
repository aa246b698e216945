// The profiles of one training at several noise multipliers.
import { z } from 'zod';
import type { Mechanism } from '../../../accounting/types';
import { epsilonAtMost } from '../../../risk/epsilonAtMost';
import { tabulateMechanism } from '../../../risk/tabulate';
import type { Entry, Steps } from '../query';
import { FIELD, MECHANISM } from '../vocabulary';
import type { Job } from '../workerApi';
import { profilesOf, type RiskProfiles } from './profiles';

export interface RiskFamilyRequest {
  mechanism: Mechanism;
  delta: number;
  noiseMultipliers: readonly number[];
}

export interface RiskFamilyMember {
  noiseMultiplier: number;
  /** An upper bound on the substitute epsilon at the request's delta. */
  epsilon: number;
  profiles: RiskProfiles;
}

export type RiskFamily = readonly RiskFamilyMember[];

/** Number of values of each table. */
const VALUES = 100;

export function* family(
  { mechanism, delta, noiseMultipliers }: RiskFamilyRequest,
  { onProgress }: Job<RiskFamily>,
  tabulate = tabulateMechanism,
): Steps<RiskFamily> {
  const members: RiskFamilyMember[] = [];
  for (const noiseMultiplier of noiseMultipliers) {
    const one = { ...mechanism, noiseMultiplier };
    yield;
    const epsilon = epsilonAtMost('substitute', one, delta);
    members.push({ noiseMultiplier, epsilon, profiles: yield* profilesOf(one, VALUES, tabulate) });
    onProgress([...members]);
  }
  return members;
}

export const entry = () =>
  ({
    about:
      'the substitute epsilon and the privacy profiles of one training at each of several noise multipliers',
    asks: z.strictObject({
      mechanism: z.strictObject(MECHANISM),
      delta: FIELD.delta,
      noiseMultipliers: z.array(MECHANISM.noiseMultiplier),
    }),
    example: {
      mechanism: { samplingRate: 1, noiseMultiplier: 2, steps: 1 },
      delta: 1e-5,
      noiseMultipliers: [2, 4],
    },
    answer: family,
  }) satisfies Entry<typeof family>;
