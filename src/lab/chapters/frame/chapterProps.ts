// What the page hands to a chapter.
import type { ResultsSnapshot } from '../../jobs';
import type { EmbedFigure, Scenario } from '../../scenario';
import type { ScenarioState } from '../../state/useScenario';
import type { Chapter, EmbeddedFigure } from './chapter';

export interface ChapterProps extends ScenarioState {
  chapter: Chapter;
  /** Its place among the chapters, from 1. */
  number: number;
  /** What the workers have computed so far. */
  snapshot: ResultsSnapshot;
  scenario: Scenario;
  /** The figures that can stand in someone else's page, of all chapters. */
  embeddable: Readonly<Record<EmbedFigure, EmbeddedFigure>>;
}

/** For `memo`: a chapter that reads these alone is not drawn anew for the others. */
export const sameIn =
  (...names: readonly (keyof ChapterProps)[]) =>
  (before: ChapterProps, after: ChapterProps): boolean =>
    names.every((name) => before[name] === after[name]);
