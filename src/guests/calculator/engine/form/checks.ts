// The warnings beside a result: a large δ, little noise, a high rate, several training runs. Pure.
import { DOMAIN } from '../../../../accounting/domain';
import type { Sentence } from '../../../../base/sentences/sentence';
import type { NamedNumber } from '../proposal';
import type { FormRun } from './run';
import { CHECKS } from './sentences';
import type { ProtectedUnit } from './unitWords';

const LITTLE_NOISE = 0.5;
/** Below this noise, accounting has bounds alone. */
const LEAST_COUNTED = DOMAIN.noiseMultiplier.min;
const HIGH_RATE = 0.5;

/** A warning about trials, folds or seeds in the text, as long as the form counts one training run. */
export const repeatsOf = (repeats: readonly NamedNumber[], trainings: number): Sentence[] =>
  trainings > 1 ? [] : repeats.slice(0, 1).map(({ line, text }) => CHECKS.repeats({ line, text }));

function littleNoise(noise: number | null): Sentence[] {
  if (noise === null || noise >= LITTLE_NOISE) return [];
  return [noise < LEAST_COUNTED ? CHECKS.hardlyNoise : CHECKS.littleNoise];
}

/**
 * @param noiseMultiplier σ of the noise on the sum over C, the run's own or the one that meets its target; null where it is not known
 * @param samplingRate mean share of the records (or clients) in a step, in (0, 1]
 */
export function checksBeside(
  { delta, records, trainings }: Pick<FormRun, 'delta' | 'records' | 'trainings'>,
  noiseMultiplier: number | null,
  samplingRate: number,
  unit: ProtectedUnit,
): Sentence[] {
  const isLarge = records !== null && delta >= 1 / records;
  return [
    ...(isLarge ? [unit === 'client' ? CHECKS.largeDeltaOfClients : CHECKS.largeDelta] : []),
    ...littleNoise(noiseMultiplier),
    ...(samplingRate > HIGH_RATE ? [CHECKS.highRate] : []),
    ...(trainings > 1 ? [CHECKS.trainings({ trainings })] : []),
  ];
}
