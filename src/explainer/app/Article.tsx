// What stands below the live figure: settings, key, chapters. Drawn anew only when the deferred values it is given change,
// and then part by part.
import { type ComponentType, memo } from 'react';
import type { ResultsSnapshot } from '../../jobs';
import type { ChapterProps } from '../chapters/frame/chapterProps';
import { HowToRead } from '../chapters/frame/HowToRead';
import { Presets } from '../controls/Presets';
import type { ScenarioState } from '../state/useScenario';
import { FreezeOffscreen } from '../ui/FreezeOffscreen';

/** All chapters, below each other. */
export type Chapters = ComponentType<Omit<ChapterProps, 'room' | 'number' | 'embeddable'>>;

interface ArticleProps extends ScenarioState {
  chapters: Chapters;
  snapshot: ResultsSnapshot;
}

export const Article = memo(function Article({
  chapters: Chapters,
  snapshot,
  scenario,
  change,
  replace,
}: ArticleProps) {
  return (
    <>
      <FreezeOffscreen of="presets-title">
        <Presets scenario={scenario} replace={replace} />
      </FreezeOffscreen>
      <HowToRead />
      <Chapters snapshot={snapshot} scenario={scenario} change={change} replace={replace} />
    </>
  );
});
