// The default settings by which scores are read.
import type { ScoreSettings } from './settings';

export const DEFAULT_SCORE_SETTINGS: ScoreSettings = {
  trainings: 'many',
  rule: 'whole',
  thresholds: [],
  side: 'both',
  guesses: [],
  sign: 1,
  turned: false,
  watched: false,
};
