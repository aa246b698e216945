// Why a threshold must be fixed beforehand, as an experiment: many small worst-case audits, each read twice by the
// same recipe at the same confidence, once at threshold 0 and once at the threshold with the fewest errors in its
// own draws. Derived here.
import { remembered } from '../../../base/numerics/remembered';
import { clopperPearsonUpper } from '../../estimation/rates/clopperPearson';
import { countAtMost, sortScores, visitThresholds } from '../../estimation/scores/roc';
import type { SmallAuditsQuery } from '../choices';
import { THRESHOLD_CHOICE_REPEATS } from './repeats';
import { traceSmallAudits } from './smallAudits';

/** Small audits, one after another. A claim at the fixed threshold is false in at most a share 1 - confidence of them. */
export function traceThresholdChoice(query: SmallAuditsQuery) {
  const { runs, confidence } = query;
  /** Small audits share error counts. */
  const upperOf = remembered((errors: number) => clopperPearsonUpper(errors, 2 * runs, 1 - confidence));
  return traceSmallAudits(query, THRESHOLD_CHOICE_REPEATS, (original, substituted) => {
    const scores = sortScores(original, substituted);
    let fewest = 2 * runs;
    visitThresholds(scores, (_, originalAtMost, substitutedAtMost) => {
      fewest = Math.min(fewest, originalAtMost + runs - substitutedAtMost);
    });
    const errors = countAtMost(scores.original, 0) + runs - countAtMost(scores.substituted, 0);
    return { fixed: upperOf(errors), best: upperOf(fewest) };
  });
}
