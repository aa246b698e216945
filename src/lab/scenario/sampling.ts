// A scenario's way of drawing batches: the run that it makes of q, σ and T, and what it asks of them.
import { mechanismOf } from '../../accounting/plan';
import type { AnyMechanism } from '../../accounting/types';
import type { ScenarioMechanism } from './mechanism';
import type { Sampling, Scenario } from './types';

/**
 * The least noise multiplier that is answered for. Where batches have one size a record moves a sum by 2C, which is as C under half of
 * the noise. The accounting domain, repeated because it stands beside what computes; a test compares.
 */
export const leastNoise = (sampling: Sampling): number => (sampling === 'fixed-size' ? 0.4 : 0.2);

/** The run as an accountant knows it. Random allocation has whole epochs of whole steps, both rounded so that they hide no more. */
export const drawnRun = (
  { samplingRate, noiseMultiplier, steps }: ScenarioMechanism,
  sampling: Sampling | 'any-order',
): AnyMechanism => mechanismOf({ sampling, samplingRate, noiseMultiplier, length: { steps } });

/** The scenario with Poisson batches; itself where they are what it has. */
export const withPoisson = (scenario: Scenario): Scenario =>
  scenario.sampling === 'poisson' ? scenario : { ...scenario, sampling: 'poisson' };

/** Whether a record more or less is a question: every batch of a fixed size would then be another. */
export const hasAddRemove = (sampling: Sampling): boolean => sampling !== 'fixed-size';

interface Dealt {
  stepsPerEpoch: number;
  epochs: number;
  /** All of them. */
  steps: number;
}

/** What random allocation makes of q and T. */
export function dealtEpochs(mechanism: ScenarioMechanism): Dealt {
  const run = drawnRun(mechanism, 'random-allocation') as Omit<Dealt, 'steps'>;
  const { stepsPerEpoch, epochs } = run;
  return { stepsPerEpoch, epochs, steps: stepsPerEpoch * epochs };
}
