// A scenario worth a visit, and why.
import type { Scenario } from '../types';

export interface Preset {
  id: string;
  title: string;
  /** What to look at, and why. */
  explanation: string;
  /** What differs from the default. */
  scenario: Partial<Scenario>;
}
