// How scores are read where nobody says otherwise.
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
