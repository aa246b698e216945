// The assumptions of an audit's estimates, and the remarks on the moment at which their confidence holds.
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
  bestNotGuaranteed:
    'The best of all thresholds was chosen by looking at the scores, so the stated level is not guaranteed.',
  bestDoesNotHold:
    'The best of all thresholds was chosen by looking at the scores, so the stated level does not hold, and the value exceeds the true epsilon more often than stated.',
  plannedWhereMost:
    'The threshold was fixed before any score was seen, where the known law of the worst case promises most.',
  planned: 'The threshold was fixed before any score was seen.',
  gaussianShape: 'The trade-off curve is assumed to be Gaussian.',
  readAsGaussian:
    'The trade-off curve of DP-SGD with this sampling rate and these steps is read as Gaussian from its total variation. For sampling rates up to 1/2 and at 1 this never overstated epsilon in numerical checks.',
  knownLaw:
    'The law of the scores is known but for the noise. The bound is the most that this attack could show under the largest noise multiplier that the observed error rate allows.',
  largestNoise:
    'The mechanism is DP-SGD with this sampling rate and these steps. The bound is the epsilon at the largest noise multiplier that the observed error rate allows.',
  partlyAccounting: 'Part of this number is accounting, so it is no evidence against the add/remove epsilon.',
});
