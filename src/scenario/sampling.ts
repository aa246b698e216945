// A scenario's way of drawing batches.
import { mechanismOfPlan } from '../accounting/plan';
import type { AnyMechanism } from '../accounting/types';
import type { ScenarioMechanism } from './mechanism';
import type { Sampling, Scenario } from './types';

/**
 * The least that is answered for. Where batches have one size a record moves a sum by 2C, which is as C under half
 * of the noise. Repeated from the accounting domain, because this stands beside what computes; a test compares.
 */
export const leastNoiseOf = (sampling: Sampling): number => (sampling === 'fixed-size' ? 0.4 : 0.2);

/** Random allocation has whole epochs of whole steps, both rounded so that they hide no more. */
export const drawnRun = (
  { samplingRate, noiseMultiplier, steps }: ScenarioMechanism,
  sampling: Sampling | 'any-order',
): AnyMechanism => mechanismOfPlan({ sampling, samplingRate, noiseMultiplier, length: { steps } });

export const withPoisson = (scenario: Scenario): Scenario =>
  scenario.sampling === 'poisson' ? scenario : { ...scenario, sampling: 'poisson' };

/** A record more or less would make another of every batch of a fixed size. */
export const hasAddRemove = (sampling: Sampling): boolean => sampling !== 'fixed-size';

interface Dealt {
  stepsPerEpoch: number;
  epochs: number;
  steps: number;
}

export function dealtEpochs(mechanism: ScenarioMechanism): Dealt {
  const run = drawnRun(mechanism, 'random-allocation') as Omit<Dealt, 'steps'>;
  const { stepsPerEpoch, epochs } = run;
  return { stepsPerEpoch, epochs, steps: stepsPerEpoch * epochs };
}
