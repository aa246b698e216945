// The type of a preset, which is a scenario worth a visit, and the way to its whole scenario.
import type { Sentence } from '../../base/sentences/sentence';
import { DEFAULT_SCENARIO } from '../defaults';
import { changeScenario } from '../schema';
import type { Scenario } from '../types';

export interface Preset<Id extends string = string> {
  id: Id;
  /** Fields that differ from the default scenario. */
  scenario: Partial<Scenario>;
}

export interface DescribedPreset extends Preset {
  title: Sentence;
  /** Words on what to look at, and why. */
  explanation: Sentence;
}

/** The presets of a table, in its order. */
/* @__NO_SIDE_EFFECTS__ */
export const presetsOf = <Id extends string>(
  scenarios: Readonly<Record<Id, Partial<Scenario>>>,
): Preset<Id>[] => (Object.keys(scenarios) as Id[]).map((id) => ({ id, scenario: scenarios[id] }));

/** The whole scenario of a preset, which does not depend on what the page showed before. */
export const presetScenario = ({ scenario }: Preset): Scenario => changeScenario(DEFAULT_SCENARIO, scenario);
