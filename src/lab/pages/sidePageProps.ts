// What a page beside the article is given.
import type { ResultsSnapshot } from '../../work';
import type { Scenario } from '../../scenario';

export interface SidePageProps {
  scenario: Scenario;
  snapshot: ResultsSnapshot;
}
