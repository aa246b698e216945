// What stands beside a result and should be thought of before it is used. Pure.
import type { Sentence } from '../../../../base/sentences/sentence';
import type { NamedNumber } from '../proposal';
import type { FormRun } from './run';
import { CHECKS } from './sentences';
import type { ProtectedUnit } from './unitWords';

const LITTLE_NOISE = 0.5;
const HIGH_RATE = 0.5;

/** Trials, folds or seeds of the text, as long as nobody has said how many runs count. */
export const repeatsOf = (repeats: readonly NamedNumber[], trainings: number): Sentence[] =>
  trainings > 1 ? [] : repeats.slice(0, 1).map(({ line, text }) => CHECKS.repeats({ line, text }));

/**
 * @param noiseMultiplier on the sum over C: the run's own, or the one that meets its target; null where it is not known
 * @param samplingRate share of those who take part, on average
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
    ...(noiseMultiplier !== null && noiseMultiplier < LITTLE_NOISE ? [CHECKS.littleNoise] : []),
    ...(samplingRate > HIGH_RATE ? [CHECKS.highRate] : []),
    ...(trainings > 1 ? [CHECKS.trainings({ trainings })] : []),
  ];
}
