// What a chapter hands to its predictions.
import type { PredictedChapter } from '../../../../addons/lesson/predictions';
import type { Scenario } from '../../../scenario';
import type { FactSource } from '../lessonFacts';

export interface PredictionsProps {
  chapter: PredictedChapter;
  scenario: Scenario;
  /** Null where no result is needed. */
  results: FactSource | null;
}
