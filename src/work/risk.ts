// What chapters 6 and 7 ask over the page's workers. Results live in the stores returned here. Loaded with their
// figures.
import { latestOf } from './client/asks';
import type { RiskTable } from './messages/riskMessages';
import type { Team } from './team';

export function riskOver({ point, slow }: Team) {
  const quick = latestOf<RiskTable>(point);
  const patient = latestOf<RiskTable>(slow);
  const assets = new URL('data/', document.baseURI).href;
  return {
    profiles: quick('profiles'),
    family: patient('family'),
    choose: quick('choose'),
    points: quick('points'),
    form: quick('form'),
    target: patient('target'),
    records: patient('records'),
    frequencies: patient('frequencies', { assets }),
    // these start when the reader says so
    attack: patient('attack'),
    marginals: patient('marginals', { assets }),
  };
}
