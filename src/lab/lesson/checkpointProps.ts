// What the page hands to a checkpoint.

import type { LessonChapter } from '../../addons/lesson/checkpoints';
import type { ResultsSnapshot } from '../jobs';
import type { Scenario } from '../scenario';

export interface CheckpointProps {
  chapter: LessonChapter;
  scenario: Scenario;
  snapshot: ResultsSnapshot;
}
