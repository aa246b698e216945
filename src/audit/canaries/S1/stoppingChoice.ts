// An experiment that shows why an audit that may be stopped needs a bound that holds at every moment. Many small
// worst-case audits at threshold 0 are watched after every pair of draws, and stopped when their bound looks best.
// Derived here.
import { binomialLowerTail } from '../../../base/numerics/binomial';
import { clopperPearsonUpper } from '../../estimation/rates/clopperPearson';
import { anytimeUpper, logEvidenceBelow } from '../../estimation/rates/confidenceSequence';
import type { SmallAuditsQuery } from '../choices';
import { STOPPING_CHOICE_REPEATS } from './repeats';
import { traceSmallAudits } from './smallAudits';

/**
 * Returns a function of the errors so far, which is called after every pair of draws and returns the smallest upper bound
 * yet. Solving for a bound is slow, so it is done only if `refutes` rejects the smallest bound.
 */
function bestBound(
  refutes: (rate: number, count: number, trials: number) => boolean,
  solve: (count: number, trials: number) => number,
) {
  let value = 1;
  return (count: number, trials: number): number => {
    // no bound lies below the share of errors itself
    const better = count < value * trials && (value === 1 || refutes(value, count, trials));
    if (better) value = Math.min(value, solve(count, trials));
    return value;
  };
}

/**
 * Claims of three bounds. `planned` is the bound for a planned number of draws, read after `runs` draws per world. `best` is
 * the same bound, read at the moment when it was smallest. `sequence` is the confidence sequence, also at its smallest.
 */
export function traceStoppingChoice(query: SmallAuditsQuery) {
  const { runs, confidence } = query;
  const level = 1 - confidence;
  return traceSmallAudits(query, STOPPING_CHOICE_REPEATS, (original, substituted) => {
    const lookAtPlanned = bestBound(
      (rate, count, trials) => binomialLowerTail(count, trials, rate) < level,
      (count, trials) => clopperPearsonUpper(count, trials, level),
    );
    const lookAtSequence = bestBound(
      (rate, count, trials) => logEvidenceBelow(rate, count, trials) > -Math.log(level),
      (count, trials) => anytimeUpper(count, trials, level),
    );
    let [errors, best, sequence] = [0, 1, 1];
    for (let i = 0; i < runs; i++) {
      if (!(original[i] > 0)) errors++;
      if (substituted[i] > 0) errors++;
      best = lookAtPlanned(errors, 2 * (i + 1));
      sequence = lookAtSequence(errors, 2 * (i + 1));
    }
    return { planned: clopperPearsonUpper(errors, 2 * runs, level), best, sequence };
  });
}
