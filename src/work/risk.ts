// What chapters 6 and 7 ask over the page's workers. Results live in the stores returned here. Loaded with their
// figures.
import { tabled } from './client/asks';
import type { Team } from './team';

export function riskOver({ point, slow }: Team) {
  const quick = tabled(point, 'risk').latest;
  const patient = tabled(slow, 'risk').latest;
  const assets = new URL('data/', document.baseURI).href;
  return {
    profiles: quick('profiles'),
    family: patient('family'),
    choose: quick('choose'),
    points: quick('points'),
    target: patient('target'),
    records: patient('records'),
    frequencies: patient('frequencies', { assets }),
    // these start when the reader says so
    attack: patient('attack'),
    marginals: patient('marginals', { assets }),
  };
}
