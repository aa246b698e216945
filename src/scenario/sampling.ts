// What follows from the way in which a scenario draws batches.
import { mechanismOfPlan } from '../accounting/plan';
import type { AnyMechanism } from '../accounting/types';
import type { ScenarioMechanism } from './mechanism';
import type { Sampling, Scenario } from './types';

/**
 * The least noise multiplier that the accountant takes. Where batches have a fixed size, replacing a record moves a sum
 * by 2C, which is like C under half of the noise. The numbers repeat the accounting domain; a test compares them.
 */
export const leastNoiseOf = (sampling: Sampling): number => (sampling === 'fixed-size' ? 0.4 : 0.2);

/**
 * The run that the accountant is asked about. Random allocation has whole epochs of whole steps, both rounded so that
 * the run is no more private than the scenario's.
 */
export const drawnRun = (
  { samplingRate, noiseMultiplier, steps }: ScenarioMechanism,
  sampling: Sampling | 'any-order',
): AnyMechanism => mechanismOfPlan({ sampling, samplingRate, noiseMultiplier, length: { steps } });

export const withPoisson = (scenario: Scenario): Scenario =>
  scenario.sampling === 'poisson' ? scenario : { ...scenario, sampling: 'poisson' };

/** Whether add/remove is defined. It is not for batches of a fixed size B, because a record more or less changes their share B/n. */
export const hasAddRemove = (sampling: Sampling): boolean => sampling !== 'fixed-size';

/** A run by random allocation after its epochs and steps were rounded to whole numbers. */
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
