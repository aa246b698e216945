// What a preset is: a scenario worth a visit, and why. The presets are in presets.ts and trainingPresets.ts.
import type { Scenario } from '../types';

export interface Preset {
  id: string;
  title: string;
  /** One sentence: what to look at, and why. */
  explanation: string;
  /** What differs from the default scenario. */
  scenario: Partial<Scenario>;
}
