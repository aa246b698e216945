// The run of a form as a scenario: what the laboratory's controls then hold.
import type { Mechanism } from '../../accounting/types';
import type { Run } from '../../configuration/run';
import { changeScenario, type Scenario } from '../../scenario';

/** `mechanism`: the run's own, or the one that meets its target. */
export const scenarioOfRun = (run: Run, mechanism: Mechanism, scenario: Scenario): Scenario =>
  changeScenario(scenario, {
    ...mechanism,
    delta: run.delta,
    clippingNorm: run.clippingNorm ?? scenario.clippingNorm,
    recordCount: run.records ?? scenario.recordCount,
    auditPoints: [],
  });
