// What the estimates of an audit assume, and what must be said of them by their moment.
import { sentences } from '../../base/sentences/family.ts';

export const ESTIMATION = sentences('estimation', {
  substitute:
    'Under substitute adjacency, the runs tell one record from another in its place, not presence from absence.',
  independentRuns: 'The runs are independent of one another.',
  noShape: 'No shape of the trade-off curve is assumed.',
  calibrated: 'The threshold was fixed on a share of the runs, which are left out of the count.',
  everyMoment:
    'The confidence holds at every moment of the audit at once (a confidence sequence), so you may look and stop. The bound over the planned number of runs is tighter.',
  provisional:
    'This is provisional, because the planned number of runs is not reached and this recipe has no confidence before.',
});
