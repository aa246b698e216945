// The map of both epsilons over sampling rates and noise multipliers, computed row by row.
import { z } from 'zod';
import { DOMAIN, emptyRatioMap, traceRatioMap } from '../../../accounting';
import type { RatioMap, RatioMapQuery } from '../../../accounting/curves/types';
import { type Entry, type Steps, stepsOf } from '../query';
import { FIELD, floats, MECHANISM, numberIn } from '../vocabulary';

export function map(request: RatioMapQuery): Steps<RatioMap> {
  const rows = request.noiseMultipliers.length;
  const ratios = emptyRatioMap(rows * request.samplingRates.length, rows);
  return stepsOf(traceRatioMap(request, ratios), (step) => (step === 'row' ? ratios : undefined));
}

export const entry = () =>
  ({
    about: 'the epsilons of add/remove and of substitute over a grid of sampling rates and noise multipliers',
    asks: z.strictObject({
      samplingRates: floats(numberIn(DOMAIN.samplingRate)),
      noiseMultipliers: floats(numberIn(DOMAIN.noiseMultiplier)),
      steps: MECHANISM.steps,
      delta: FIELD.delta,
    }),
    example: { samplingRates: [0.02, 0.2], noiseMultipliers: [1, 4], steps: 300, delta: 1e-5 },
    answer: map,
  }) satisfies Entry<typeof map>;
