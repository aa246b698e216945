// Why a threshold must be fixed beforehand, as an experiment: many small worst-case audits, each read twice by the same
// recipe at the same confidence, once at threshold 0 and once at the threshold with the fewest errors in its own draws.
// It counts how often a claim goes beyond what is true. Derived here; the recipe is auditing/accuracyBound.ts.
import { checkDelta, checkMechanism } from '../accounting/domain';
import { hiddenStateTotalVariation } from '../accounting/hiddenState';
import type { Mechanism } from '../accounting/types';
import { epsilonOfError, errorProbability } from '../auditing/accuracyBound';
import { clopperPearson } from '../auditing/clopperPearson';
import { countAtMost, sortScores, visitThresholds } from '../auditing/roc';
import { requireNumber } from '../numerics/errors';
import { createWorstCaseSampler } from './worstCase';

export interface ThresholdChoiceQuery {
  mechanism: Mechanism;
  delta: number;
  /** 32-bit unsigned. */
  seed: number;
  /** Draws per world in each small audit; 1..100000. */
  runs: number;
  /** 1..1000 */
  audits: number;
  confidence: number;
}

export interface FalseClaims {
  /** Audits whose claim lies beyond the truth. */
  count: number;
  /** Clopper-Pearson interval of their share, 95 % two-sided. */
  lower: number;
  upper: number;
  /** The claimed epsilon, on average. */
  meanEpsilon: number;
}

export interface ThresholdChoice {
  /** Audits made so far. */
  audits: number;
  /** The epsilon that the recipe would reach with endless draws at the best threshold: what a claim must not exceed. */
  limit: number;
  fixed: FalseClaims;
  best: FalseClaims;
}

/** Repeats 0..999 are numbered from here on, apart from those of the page's own audit. */
const FIRST_REPEAT = 1000;

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
  const least = 0.5 * (1 - hiddenStateTotalVariation(mechanism));
  const limit = epsilonOfError(least, mechanism, delta);
  const original = new Float64Array(runs);
  const substituted = new Float64Array(runs);
  const known = new Map<number, { upper: number; epsilon: number }>();
  /** Small audits share error counts, and the conversion is the slow part. */
  const claim = (errors: number) => {
    const before = known.get(errors);
    if (before) return before;
    const counts = {
      originalErrors: Math.min(errors, runs),
      originalRuns: runs,
      substitutedErrors: errors - Math.min(errors, runs),
      substitutedRuns: runs,
    };
    const { upper } = errorProbability(counts, confidence);
    const made = { upper, epsilon: epsilonOfError(upper, mechanism, delta) };
    known.set(errors, made);
    return made;
  };
  const sums = { fixed: { count: 0, total: 0 }, best: { count: 0, total: 0 } };
  const add = (sum: { count: number; total: number }, errors: number) => {
    const { upper, epsilon } = claim(errors);
    if (upper < least) sum.count++;
    sum.total += epsilon;
  };
  const summary = ({ count, total }: { count: number; total: number }, made: number): FalseClaims => {
    const { lowerTwoSided, upperTwoSided } = clopperPearson(count, made, 0.05);
    return { count, lower: lowerTwoSided, upper: upperTwoSided, meanEpsilon: total / made };
  };
  for (let made = 1; ; made++) {
    sampler.fill(FIRST_REPEAT + made - 1, 0, 0, original, 0, runs);
    sampler.fill(FIRST_REPEAT + made - 1, 1, 0, substituted, 0, runs);
    const scores = sortScores(original, substituted);
    add(sums.fixed, countAtMost(scores.original, 0) + runs - countAtMost(scores.substituted, 0));
    let fewest = 2 * runs;
    visitThresholds(scores, (_, originalAtMost, substitutedAtMost) => {
      fewest = Math.min(fewest, originalAtMost + runs - substitutedAtMost);
    });
    add(sums.best, fewest);
    const result = {
      audits: made,
      limit,
      fixed: summary(sums.fixed, made),
      best: summary(sums.best, made),
    };
    if (made === audits) return result;
    yield result;
  }
}
