// Why a bound must be meant for every moment if the audit may be stopped, as an experiment: many small worst-case
// audits at threshold 0, each watched after every pair of draws and stopped when its bound looks best. Derived
// here.
import { binomialLowerTail } from '../../../base/numerics/binomial';
import { clopperPearsonUpper } from '../../estimation/rates/clopperPearson';
import { anytimeUpper, logEvidenceBelow } from '../../estimation/rates/confidenceSequence';
import type { SmallAuditsQuery } from '../choices';
import { STOPPING_CHOICE_REPEATS } from './repeats';
import { traceSmallAudits } from './smallAudits';

/** Smallest upper bound seen so far; a new one is solved for only where a look refutes the old. */
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
 * Bounds at moments of one audit. `planned` is the bound for `runs` draws per world, read there; `best` the same bound, read at whichever moment it
 * was best; `sequence` the confidence sequence, likewise.
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
