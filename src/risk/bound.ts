// A bound on an attack's success is a number, the adjacency whose guarantee it comes from, and its form, with the
// source of that form and any doubt about it.
import { type NumberRange, refusals, requireNumber } from '../base/numerics/errors';
import type { Sentence } from '../base/sentences/sentence';
import { RISK } from './sentences';

/** How the two data sets differ whose comparison bounds a guess: one record is replaced, or is there in only one of them. */
export type RiskAdjacency = 'substitute' | 'add-remove';

/**
 * How a bound was derived, with its source. A theorem that is named without a paper is from “A Unified Framework for
 * Adversary-Aware Differential Privacy Bounds”.
 */
type BoundForm =
  /** Bayes’ rule at the largest likelihood ratio, target by target: Theorem 3.2. */
  | 'pure'
  /** The pure bound plus the most that δ can add to it, for any metric of success and any count: derived here. */
  | 'corrected'
  /** The smallest of the corrected bounds over the whole privacy profile: derived here. */
  | 'curve'
  /** The best test between the only two values there are, at their priors: Bayes’ rule, derived here. */
  | 'twoValues'
  /**
   * The recursion for secrets that are each uniform on the same number of values: Mahloujifar, Melis, Chaudhuri,
   * “Auditing f-Differential Privacy in One Run”.
   */
  | 'recursion'
  /**
   * The largest power of a test whose level is the success of the same attempts against values drawn anew: derived
   * here for one record, after the Narcissus resiliency of Cohen et al., “Data Reconstruction: When You See It and
   * When You Don’t”.
   */
  | 'blind'
  /**
   * The pure bound plus 2 n δ (n targets) times the largest mean of the masses below the count: Theorems B.3 and C.4. Their own
   * constant is missing in our copy of the paper, so the 2 is that of the published one-run audit. This form is in
   * doubt: with 2, some cases at low counts exceed the bound (two fair bits, ε = 2, δ = 0.01, at least one right),
   * and so do metrics other than an exact match for one target.
   */
  | 'printed'
  /**
   * 1 - f(p), f the trade-off curve and p the prior: Kulynych et al., “Unifying Re-Identification, Attribute
   * Inference, and Data Reconstruction Risks”; Hayes, Mahloujifar, Balle, “Bounding Training Data Reconstruction in
   * DP-SGD”.
   */
  | 'power'
  /** e^ε p, the reconstruction robustness of a pure guarantee: Hayes, Mahloujifar, Balle. */
  | 'robustness';

/** What every bound here assumes, whatever its form. */
export const RISK_ASSUMPTIONS: readonly Sentence[] = [
  RISK.independentSecrets,
  RISK.oneRelease,
  RISK.guaranteeHolds,
];

/** A probability that no attack exceeds, which of the form 'printed' is in doubt. */
export interface RiskBound {
  bound: number;
  adjacency: RiskAdjacency;
  form: BoundForm;
}

export interface Guarantee {
  /** Epsilon of the guarantee, >= 0, in natural logarithm. */
  epsilon: number;
  /** Delta of the guarantee, in [0, 1). */
  delta: number;
  adjacency: RiskAdjacency;
}

const EPSILON_RANGE: NumberRange = { min: 0, max: 1e10 };
export const DELTA_RANGE: NumberRange = { min: 0, max: 1, exclusiveMax: true };
export const PROBABILITY_RANGE: NumberRange = { min: 0, max: 1 };
export const TARGETS_RANGE: NumberRange = { min: 1, max: 1e6, integer: true };

/** Throws InputError unless these numbers are a guarantee, and its adjacency is the one that a bound needs. */
export function checkGuarantee({ epsilon, delta, adjacency }: Guarantee, needed: RiskAdjacency): void {
  requireNumber('epsilon', epsilon, EPSILON_RANGE);
  requireNumber('delta', delta, DELTA_RANGE);
  requireSameAdjacency(adjacency, needed);
}

export function requireSameAdjacency(given: RiskAdjacency, needed: RiskAdjacency): void {
  if (given === needed) return;
  throw refusals('adjacency').inconsistent(RISK.otherAdjacency({ given, needed }));
}

export const bounded = (value: number): number => Math.min(1, Math.max(0, value));
