// What the page hands to a chapter.
import type { ResultsSnapshot } from '../../../jobs';
import type { Scenario } from '../../../scenario';
import type { ScenarioState } from '../../state/useScenario';

export interface ChapterProps extends Pick<ScenarioState, 'change' | 'replace'> {
  /** What the workers have computed so far. */
  snapshot: ResultsSnapshot;
  scenario: Scenario;
}
