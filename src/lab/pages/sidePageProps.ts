// The props that every page beside the article is given.

import type { Scenario } from '../../scenario';
import type { ResultsSnapshot } from '../../work';

export interface SidePageProps {
  scenario: Scenario;
  snapshot: ResultsSnapshot;
}
