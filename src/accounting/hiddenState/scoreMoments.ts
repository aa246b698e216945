// Mean and standard deviation of the score of the worst-case attack (S1) on a data set that holds the record z, without its law, so
// that whoever draws scores needs nothing of an accountant.
import type { Mechanism } from '../types';

export interface ScoreMoments {
  /** E[score] = T q, in units of the clipping norm. */
  mean: number;
  /** Standard deviation of the score, in units of the clipping norm. */
  spread: number;
  /** Variance of the noise alone, T sigma^2. */
  noiseVariance: number;
}

/**
 * Moments of the score K + sqrt(T) sigma Z with K ~ Bin(T, q) of T steps at the rate q and Z standard normal, for a mechanism within the
 * accounting domain.
 */
export function scoreMoments({ samplingRate, noiseMultiplier, steps }: Mechanism): ScoreMoments {
  const noiseVariance = steps * noiseMultiplier * noiseMultiplier;
  const mean = steps * samplingRate;
  return { mean, spread: Math.sqrt(noiseVariance + mean * (1 - samplingRate)), noiseVariance };
}
