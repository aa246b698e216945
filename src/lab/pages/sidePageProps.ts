// What a page beside the article is given.
import type { ResultsSnapshot } from '../jobs';
import type { Scenario } from '../scenario';

export interface SidePageProps {
  scenario: Scenario;
  snapshot: ResultsSnapshot;
}
