// Forms that guests (src/guests) add to the text of a chapter.
import type { ComponentType } from 'react';
import type { ScenarioState } from '../../state/useScenario';
import type { ChapterId } from './names';

export interface ChapterForm {
  chapter: ChapterId;
  /** Id of the form's heading. */
  id: string;
  title: string;
  /** Whether the chapter's stage has the form too. If the stage has room for it, the form is left out of the text. */
  staged?: boolean;
  Form: ComponentType<Pick<ScenarioState, 'scenario' | 'replace'>>;
}
