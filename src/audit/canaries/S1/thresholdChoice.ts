// An experiment that shows why a threshold must be fixed beforehand. Many small worst-case audits are each read twice by
// the same bound at the same confidence, once at threshold 0 and once at the threshold with the fewest errors in the
// audit's own draws. Derived here.
import { remembered } from '../../../base/numerics/remembered';
import { clopperPearsonUpper } from '../../estimation/rates/clopperPearson';
import { countAtMost, sortScores, visitThresholds } from '../../estimation/scores/roc';
import type { SmallAuditsQuery } from '../choices';
import { THRESHOLD_CHOICE_REPEATS } from './repeats';
import { traceSmallAudits } from './smallAudits';

/**
 * Claims at both thresholds over many small audits. A claim at the fixed threshold is false with probability at most 1 -
 * confidence.
 */
export function traceThresholdChoice(query: SmallAuditsQuery) {
  const { runs, confidence } = query;
  /** Upper bound on the error probability, kept by the number of errors, since many small audits have the same number. */
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
