// What the page hands to a checkpoint.
import type { ResultsSnapshot } from '../../jobs';
import type { LessonChapter } from '../../lesson/chapters';
import type { Scenario } from '../../scenario';

export interface CheckpointProps {
  chapter: LessonChapter;
  scenario: Scenario;
  snapshot: ResultsSnapshot;
}
