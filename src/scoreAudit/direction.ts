// The direction of scores, which is whether larger or smaller ones speak for z.
import { areaUnderRoc, type SortedScores } from '../audit/estimation/scores/roc';
import type { ScoreSettings } from './settings';

export interface Area {
  /** P(a score of z exceeds one of the other world), where a tie counts as one half. */
  value: number;
  lower: number;
  upper: number;
}

/**
 * The area under the ROC curve with Hoeffding's two-sided interval at 1 - alpha (1963, section 5b): the area is a mean
 * over pairs, and any pairing of the smaller world's scores with as many of the larger is a mean of independent terms in
 * [0,1]. It holds for any number of scores, and is wider than the usual normal one.
 */
export function areaOf(scores: SortedScores, alpha: number): Area {
  const value = areaUnderRoc(scores);
  const runs = Math.min(scores.original.length, scores.substituted.length);
  const half = Math.sqrt(Math.log(2 / alpha) / (2 * runs));
  return { value, lower: Math.max(0, value - half), upper: Math.min(1, value + half) };
}

/** Whether the rule learns the direction. A split does, on runs that it does not count; the other rules take the given one. */
const learnsDirection = ({ trainings, rule }: ScoreSettings): boolean =>
  trainings === 'many' && rule === 'split';

/** Whether the scores contradict the given direction by more than chance, at the level alpha. */
export const speakAgainst = (scores: SortedScores, settings: ScoreSettings, alpha: number): boolean =>
  !learnsDirection(settings) && areaOf(scores, alpha).upper < 0.5;

/**
 * The level at which a bound is read that holds at 1 - alpha: half of alpha for a direction that was chosen after
 * the scores were seen, because either of the two might have been (Bonferroni).
 */
export const levelOf = (settings: ScoreSettings, alpha: number): number =>
  settings.turned && !learnsDirection(settings) ? alpha / 2 : alpha;
