// Mean and standard deviation of the worst-case score (S1) in the world of z, without its law, so that whoever draws
// scores needs nothing of an accountant.
import type { Mechanism } from '../types';

export interface ScoreMoments {
  /** E[score] = T q, in units of C. */
  mean: number;
  /** Standard deviation of the score, in units of C. */
  spread: number;
  /** Variance of the noise alone, T sigma^2. */
  noiseVariance: number;
}

/** Moments of the score K + sqrt(T) sigma Z with K ~ Bin(T, q), for a mechanism within the accounting domain. */
export function scoreMoments({ samplingRate, noiseMultiplier, steps }: Mechanism): ScoreMoments {
  const noiseVariance = steps * noiseMultiplier * noiseMultiplier;
  const mean = steps * samplingRate;
  return { mean, spread: Math.sqrt(noiseVariance + mean * (1 - samplingRate)), noiseVariance };
}
