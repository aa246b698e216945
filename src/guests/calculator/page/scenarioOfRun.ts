// The run of a form as a scenario.
import type { AnyMechanism } from '../../../accounting/types';
import { changeScenario, type Scenario } from '../../../scenario';
import type { FormRun } from '../engine/form/run';

/** The mechanisms whose way to draw batches the laboratory simulates. */
export type Drawn = Exclude<AnyMechanism, { sampling: 'any-order' }>;

function numbersOf(mechanism: Drawn): Partial<Scenario> {
  if (mechanism.sampling !== 'random-allocation') return { sampling: 'poisson', ...mechanism };
  const { stepsPerEpoch, epochs, noiseMultiplier, sampling } = mechanism;
  return { sampling, samplingRate: 1 / stepsPerEpoch, steps: stepsPerEpoch * epochs, noiseMultiplier };
}

/** The scenario with the run's numbers; `mechanism` is the run's own, or the one that meets its target. */
export const scenarioOfRun = (run: FormRun, mechanism: Drawn, scenario: Scenario): Scenario =>
  changeScenario(scenario, {
    ...numbersOf(mechanism),
    delta: run.delta,
    clippingNorm: run.clippingNorm ?? scenario.clippingNorm,
    recordCount: run.records ?? scenario.recordCount,
    auditPoints: [],
  });
