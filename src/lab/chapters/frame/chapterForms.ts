// Forms that guests bring into the text of a chapter.
import type { ComponentType } from 'react';
import type { ScenarioState } from '../../state/useScenario';
import type { ChapterId } from './names';

export interface ChapterForm {
  chapter: ChapterId;
  /** Id of the form's heading. */
  id: string;
  title: string;
  /** Whether the form is on the chapter's stage too, and stands there alone where the stage has room for it. */
  staged?: boolean;
  Form: ComponentType<Pick<ScenarioState, 'scenario' | 'replace'>>;
}
