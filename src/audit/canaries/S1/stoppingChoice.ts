// Why a bound must be meant for every moment if the audit may be stopped, as an experiment: many small worst-case audits
// at threshold 0, each watched after every pair of draws and stopped when its bound looks best. Claimed by the bound for
// a planned number of draws, and by the confidence sequence; for comparison the planned bound at the planned end.
// Derived here; the recipes are auditing/rates/clopperPearson.ts and confidenceSequence.ts.
import { checkDelta, checkMechanism } from '../../../accounting/domain';
import { lastIterateTotalVariation } from '../../../accounting/lastIterate/lastIterate';
import { binomialLowerTail } from '../../../base/numerics/binomial';
import { requireNumber } from '../../../base/numerics/errors';
import { epsilonOfError } from '../../estimation/accuracyBound';
import { clopperPearsonUpper } from '../../estimation/rates/clopperPearson';
import { anytimeUpper, logEvidenceBelow } from '../../estimation/rates/confidenceSequence';
import { ClaimTally, claimConversion } from '../falseClaims';
import type { StoppingChoice, StoppingChoiceQuery } from './choices';
import { STOPPING_CHOICE_REPEATS } from './repeats';
import { createWorstCaseSampler } from './worstCase';

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

/** Yields after every audit what all audits so far show, returns the last. At threshold 0 nothing is selected but the moment. */
export function* traceStoppingChoice(
  query: StoppingChoiceQuery,
): Generator<StoppingChoice, StoppingChoice, void> {
  const { mechanism, delta, seed, runs, audits, confidence } = query;
  checkMechanism(mechanism);
  checkDelta(delta);
  requireNumber('runs', runs, { min: 1, max: 100_000, integer: true });
  requireNumber('audits', audits, { min: 1, max: 1000, integer: true });
  requireNumber('confidence', confidence, { min: 0, max: 1, exclusiveMin: true, exclusiveMax: true });
  const level = 1 - confidence;
  const sampler = createWorstCaseSampler(mechanism, seed);
  const least = 0.5 * (1 - lastIterateTotalVariation(mechanism));
  const limit = epsilonOfError(least, mechanism, delta);
  const convert = claimConversion(mechanism, delta);
  const tallies = {
    planned: new ClaimTally(least, convert),
    best: new ClaimTally(least, convert),
    sequence: new ClaimTally(least, convert),
  };
  const original = new Float64Array(runs);
  const substituted = new Float64Array(runs);
  for (let made = 1; ; made++) {
    sampler.fill(STOPPING_CHOICE_REPEATS + made - 1, 0, 0, original, 0, runs);
    sampler.fill(STOPPING_CHOICE_REPEATS + made - 1, 1, 0, substituted, 0, runs);
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
    tallies.planned.add(clopperPearsonUpper(errors, 2 * runs, level));
    tallies.best.add(best.value);
    tallies.sequence.add(sequence.value);
    const result = {
      audits: made,
      limit,
      planned: tallies.planned.claims,
      best: tallies.best.claims,
      sequence: tallies.sequence.claims,
    };
    if (made === audits) return result;
    yield result;
  }
}
