// How scores are read where a test says nothing else: as the page and `compute` read them at first.
import type { ScoreSettings } from '../engine/settings';

export const DEFAULT_SCORE_SETTINGS: ScoreSettings = {
  trainings: 'many',
  rule: 'whole',
  thresholds: [],
  guesses: [],
  sign: 1,
  turned: false,
  watched: false,
};
