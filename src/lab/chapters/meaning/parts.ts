// What every part of chapter 6's figure is given.
import type { ResultsSnapshot } from '../../jobs';
import type { Scenario } from '../../scenario';

export interface PartProps {
  scenario: Scenario;
  snapshot: ResultsSnapshot;
  /** Nothing is computed for a figure that nobody has seen. */
  seen: boolean;
  saves: boolean;
}
