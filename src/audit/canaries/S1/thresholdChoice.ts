// Why a threshold must be fixed beforehand, as an experiment: many small worst-case audits, each read twice by the same
// recipe at the same confidence, once at threshold 0 and once at the threshold with the fewest errors in its own draws.
// It counts how often a claim goes beyond what is true. Derived here; the recipe is auditing/accuracyBound.ts.

import { checkDelta, checkMechanism } from '../../../accounting/domain';
import { lastIterateTotalVariation } from '../../../accounting/lastIterate/lastIterate';
import { requireNumber } from '../../../base/numerics/errors';
import { remembered } from '../../../base/numerics/remembered';
import { epsilonOfError } from '../../estimation/accuracyBound';
import { clopperPearsonUpper } from '../../estimation/rates/clopperPearson';
import { countAtMost, sortScores, visitThresholds } from '../../estimation/scores/roc';
import { ClaimTally, claimConversion } from '../falseClaims';
import type { ThresholdChoice, ThresholdChoiceQuery } from './choices';
import { THRESHOLD_CHOICE_REPEATS } from './repeats';
import { createWorstCaseSampler } from './worstCase';

/**
 * Yields after every audit what all audits so far show (the same object type each time, newly made), returns the last.
 * A claim is false when its upper bound on the error probability lies below (1 - TV)/2 of the release, which no
 * threshold can beat. At the fixed threshold that happens in at most a share 1 - confidence of all audits.
 */
export function* traceThresholdChoice(
  query: ThresholdChoiceQuery,
): Generator<ThresholdChoice, ThresholdChoice, void> {
  const { mechanism, delta, seed, runs, audits, confidence } = query;
  checkMechanism(mechanism);
  checkDelta(delta);
  requireNumber('runs', runs, { min: 1, max: 100_000, integer: true });
  requireNumber('audits', audits, { min: 1, max: 1000, integer: true });
  requireNumber('confidence', confidence, { min: 0, max: 1, exclusiveMin: true, exclusiveMax: true });
  const sampler = createWorstCaseSampler(mechanism, seed);
  const least = 0.5 * (1 - lastIterateTotalVariation(mechanism));
  const limit = epsilonOfError(least, mechanism, delta);
  const original = new Float64Array(runs);
  const substituted = new Float64Array(runs);
  /** Small audits share error counts. */
  const upperOf = remembered((errors: number) => clopperPearsonUpper(errors, 2 * runs, 1 - confidence));
  const convert = claimConversion(mechanism, delta);
  const fixed = new ClaimTally(least, convert);
  const best = new ClaimTally(least, convert);
  for (let made = 1; ; made++) {
    sampler.fill(THRESHOLD_CHOICE_REPEATS + made - 1, 0, 0, original, 0, runs);
    sampler.fill(THRESHOLD_CHOICE_REPEATS + made - 1, 1, 0, substituted, 0, runs);
    const scores = sortScores(original, substituted);
    fixed.add(upperOf(countAtMost(scores.original, 0) + runs - countAtMost(scores.substituted, 0)));
    let fewest = 2 * runs;
    visitThresholds(scores, (_, originalAtMost, substitutedAtMost) => {
      fewest = Math.min(fewest, originalAtMost + runs - substitutedAtMost);
    });
    best.add(upperOf(fewest));
    const result = { audits: made, limit, fixed: fixed.claims, best: best.claims };
    if (made === audits) return result;
    yield result;
  }
}
