// Why a bound must be meant for every moment if the audit may be stopped, as an experiment: many small worst-case audits
// at threshold 0, each watched after every pair of draws and stopped when its bound looks best. Derived here.
import { binomialLowerTail } from '../../../base/numerics/binomial';
import { clopperPearsonUpper } from '../../estimation/rates/clopperPearson';
import { anytimeUpper, logEvidenceBelow } from '../../estimation/rates/confidenceSequence';
import type { SmallAuditsQuery } from '../choices';
import { STOPPING_CHOICE_REPEATS } from './repeats';
import { traceSmallAudits } from './smallAudits';

/** Smallest upper bound seen so far; a new one is solved for only where a look refutes the old. */
class BestBound {
  value = 1;

  constructor(
    private readonly refutes: (rate: number, count: number, trials: number) => boolean,
    private readonly solve: (count: number, trials: number) => number,
  ) {}

  look(count: number, trials: number): void {
    // no bound lies below the share of errors itself
    if (count >= this.value * trials) return;
    if (this.value === 1 || this.refutes(this.value, count, trials)) {
      this.value = Math.min(this.value, this.solve(count, trials));
    }
  }
}

/**
 * `planned` is the bound for `runs` draws per world, read there; `best` the same bound, read at whichever moment it was best;
 * `sequence` the confidence sequence, likewise.
 */
export function traceStoppingChoice(query: SmallAuditsQuery) {
  const { runs, confidence } = query;
  const level = 1 - confidence;
  return traceSmallAudits(query, STOPPING_CHOICE_REPEATS, (original, substituted) => {
    const best = new BestBound(
      (rate, count, trials) => binomialLowerTail(count, trials, rate) < level,
      (count, trials) => clopperPearsonUpper(count, trials, level),
    );
    const sequence = new BestBound(
      (rate, count, trials) => logEvidenceBelow(rate, count, trials) > -Math.log(level),
      (count, trials) => anytimeUpper(count, trials, level),
    );
    let errors = 0;
    for (let i = 0; i < runs; i++) {
      if (!(original[i] > 0)) errors++;
      if (substituted[i] > 0) errors++;
      best.look(errors, 2 * (i + 1));
      sequence.look(errors, 2 * (i + 1));
    }
    const planned = clopperPearsonUpper(errors, 2 * runs, level);
    return { planned, best: best.value, sequence: sequence.value };
  });
}
