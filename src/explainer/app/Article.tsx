// What stands below the live figure: settings, key, chapters. Drawn anew only when the deferred values it is given change,
// and then part by part.
import { memo } from 'react';
import type { ResultsSnapshot } from '../../jobs';
import { Chapters } from '../chapters/Chapters';
import { HowToRead } from '../chapters/frame/HowToRead';
import { Presets } from '../controls/Presets';
import type { ScenarioState } from '../state/useScenario';
import { FreezeOffscreen } from '../ui/FreezeOffscreen';

interface ArticleProps extends ScenarioState {
  snapshot: ResultsSnapshot;
}

export const Article = memo(function Article({ snapshot, scenario, change, replace }: ArticleProps) {
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
