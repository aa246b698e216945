// What chapters 6 and 7 ask over the page's workers; loaded with their figures, not with the page.
import { createRiskQueries, type RiskQueries } from './store/riskQueries';
import type { Team } from './team';

export type { RiskQueries };

export const riskOver = ({ point, slow }: Team): RiskQueries =>
  createRiskQueries(
    { quick: point, slow, records: slow, data: slow, side: point, target: slow },
    new URL('data/', document.baseURI).href,
  );
