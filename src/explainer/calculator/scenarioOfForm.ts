// The run of a form as a scenario: what the laboratory's controls then hold.
import type { Resolved } from '../../configuration/resolve';
import { changeScenario, type Scenario } from '../../scenario';

/** `noise`: the run's own, or what a target needs. Null while there is no run, or no noise. */
export function scenarioOfForm(
  mechanism: Resolved['mechanism'],
  noise: number | null | undefined,
  scenario: Scenario,
): Scenario | null {
  if (mechanism === null || noise === null || noise === undefined) return null;
  return changeScenario(scenario, {
    samplingRate: mechanism.samplingRate,
    steps: mechanism.steps,
    delta: mechanism.delta,
    noiseMultiplier: noise,
    clippingNorm: mechanism.clippingNorm ?? scenario.clippingNorm,
    recordCount: mechanism.records ?? scenario.recordCount,
    auditPoints: [],
  });
}
