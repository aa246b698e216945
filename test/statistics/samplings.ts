// Mechanisms with other sampling than Poisson's, one for each kind, and the worst case's scores under them.
import type { AnyMechanism } from '../../src/accounting/types';
import { createWorstCaseSampler } from '../../src/audit/canaries/S1/worstCase';
import { size } from './size';

export const RUNS = size(20_000, 400_000);
/** Number of standard errors that a test allows. A comparison in both directions has a false alarm in about one of 150,000 seeds. */
export const ALARM = 4.5;

export const fixed = { sampling: 'fixed-size', samplingRate: 0.2, noiseMultiplier: 4, steps: 60 } as const;
export const allocation = {
  sampling: 'random-allocation',
  stepsPerEpoch: 9,
  epochs: 16,
  noiseMultiplier: 2,
} as const;
export const anyOrder = { sampling: 'any-order', epochs: 16, noiseMultiplier: 5 } as const;

export function drawn(mechanism: AnyMechanism, world: 0 | 1, seed: number): Float64Array {
  const scores = new Float64Array(RUNS);
  createWorstCaseSampler(mechanism, seed).fill(0, world, 0, scores, 0, RUNS);
  return scores;
}

/** Share of the scores above the threshold. */
export const share = (scores: Float64Array, threshold: number): number =>
  scores.filter((score) => score > threshold).length / RUNS;
