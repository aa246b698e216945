// The mechanism that a scenario describes: what is accounted for, attacked and asked about. Pure.
import type { Scenario } from './types';

export type ScenarioMechanism = Pick<Scenario, 'samplingRate' | 'noiseMultiplier' | 'steps'>;

export const mechanismOf = ({
  samplingRate,
  noiseMultiplier,
  steps,
}: ScenarioMechanism): ScenarioMechanism => ({
  samplingRate,
  noiseMultiplier,
  steps,
});

/** Whether two mechanisms are the same to the last bit. */
export const sameMechanism = (a: ScenarioMechanism, b: ScenarioMechanism): boolean =>
  a.samplingRate === b.samplingRate && a.noiseMultiplier === b.noiseMultiplier && a.steps === b.steps;
