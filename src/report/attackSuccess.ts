// The success of one guess under the whole guarantee of a run, for callers that need nothing else of its report.

import { requireNumber } from '../base/numerics/errors';
import { OPEN_UNIT_INTERVAL } from '../base/numerics/ranges';
import { generalisedAdvantage } from '../risk/oneTarget';
import { boundsOnOneGuess, smallestOf } from './guesses';
import { describedRun } from './run';
import type { DescribedRun, ReportedGuess } from './types';

export interface AttackSuccessRequest extends DescribedRun {
  /** Probability of the likeliest value before the model is seen, in (0, 1): 1 / k among k equally likely values. */
  prior: number;
}

export interface AttackSuccess {
  prior: number;
  /** An upper bound on 1 - f(prior), f the trade-off curve for a record that is there or not; null if the run has no such guarantee. */
  byRemoval: number | null;
  /** The smallest bound along the whole curve for substitute. */
  byExchange: number;
  /** The smaller of both bounds. */
  smallest: number;
  by: ReportedGuess['by'];
  /** Advantage (smallest - prior) / (1 - prior): how far the attacker comes from the prior to certainty. */
  advantage: number;
}

/**
 * The largest probability that an attacker, who sees the model and knows all other records, guesses rightly what one
 * record says, by both guarantees of the run, and the smaller of the two. Throws an
 * InputError that names the field, the value and the remedy. Sources: Hayes, Mahloujifar and Balle, "Bounding Training
 * Data Reconstruction in DP-SGD", for removal; the bound by exchange is derived here (risk/wholeCurveGuess.ts).
 */
export function attackSuccess({ prior, ...described }: AttackSuccessRequest): AttackSuccess {
  requireNumber('prior', prior, OPEN_UNIT_INTERVAL);
  const both = boundsOnOneGuess(describedRun(described), prior);
  const { success: smallest, by } = smallestOf(both);
  return { prior, ...both, smallest, by, advantage: generalisedAdvantage(smallest, prior) };
}
