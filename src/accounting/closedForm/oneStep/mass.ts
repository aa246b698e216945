// Mass of an outcome's law above and below a threshold, for one step's best tests.
import { normalCdf, normalTail } from '../../../base/numerics/normal';
import type { OneStep } from '../../types';

/** Mass above the threshold `t` (in sigmas) of (1 - q) N(0) + q N(mean), in clipping norms. */
export function massAbove({ samplingRate: q, noiseMultiplier: s }: OneStep, t: number, mean: number): number {
  return (1 - q) * normalTail(t) + q * normalTail(t - mean / s);
}

/** Mass below it. */
export function massBelow({ samplingRate: q, noiseMultiplier: s }: OneStep, t: number, mean: number): number {
  return (1 - q) * normalCdf(t) + q * normalCdf(t - mean / s);
}
