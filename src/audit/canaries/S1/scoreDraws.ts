// Draws of worst-case scores (S1) from both worlds, and the end of an axis that holds them, for a game in which a reader
// guesses the world. No accountant runs here, so that a draw is quick enough for the page's own thread.
import { checkMechanism } from '../../../accounting/domain';
import { scoreMoments } from '../../../accounting/hiddenState/scoreMoments';
import type { Mechanism } from '../../../accounting/types';
import { requireNumber } from '../../../base/numerics/errors';
import { FRESH_REPEATS } from './repeats';
import { createWorstCaseSampler } from './worstCase';

export interface DrawQuery {
  mechanism: Mechanism;
  seed: number;
  /**
   * Number of the set of draws, at most 1000000. Set 0, the default, has the first draws of the seed's own audit. Sets 1,
   * 2, ... share no draw with any other set.
   */
  fresh?: number;
  /** Draws per world; 1..100000. */
  runs: number;
}

export interface ScoreDraws {
  /** Scores of runs with z, in units of the clipping norm. */
  original: Float64Array;
  /** Scores of runs with z' in its place, in the same units. */
  substituted: Float64Array;
  /** End of a symmetric axis that holds nearly all scores of both worlds, in units of the clipping norm. */
  end: number;
}

/** Distance from a world's mean score to the end of the axis, in standard deviations of the scores. */
const REACH = 3.6;

/** Draws scores in both worlds. Throws an InputError that names the first field outside its range. */
export function drawScores({ mechanism, seed, fresh = 0, runs }: DrawQuery): ScoreDraws {
  checkMechanism(mechanism);
  requireNumber('fresh', fresh, { min: 0, max: 1_000_000, integer: true });
  requireNumber('runs', runs, { min: 1, max: 100_000, integer: true });
  const sampler = createWorstCaseSampler(mechanism, seed);
  const repeat = fresh === 0 ? 0 : FRESH_REPEATS + fresh - 1;
  const original = new Float64Array(runs);
  const substituted = new Float64Array(runs);
  sampler.fill(repeat, 0, 0, original, 0, runs);
  sampler.fill(repeat, 1, 0, substituted, 0, runs);
  const { mean, spread } = scoreMoments(mechanism);
  return { original, substituted, end: mean + REACH * spread };
}
