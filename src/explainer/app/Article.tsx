// What stands below the live figure: settings, key, chapters. Each follows the results by itself, part by part.
import { type ComponentType, memo, useCallback } from 'react';
import type { ResultsSnapshot } from '../../jobs';
import type { Scenario } from '../../scenario';
import { HowToRead } from '../chapters/frame/HowToRead';
import { Presets } from '../controls/Presets';
import { Following } from '../state/Following';
import type { ScenarioState } from '../state/useScenario';

type Changes = Pick<ScenarioState, 'change' | 'replace'>;

/** All chapters, below each other. */
export type Chapters = ComponentType<Changes>;

export const Article = memo(function Article({
  chapters: Chapters,
  change,
  replace,
}: Changes & { chapters: Chapters }) {
  const presets = useCallback(
    (_: ResultsSnapshot, scenario: Scenario) => <Presets scenario={scenario} replace={replace} />,
    [replace],
  );
  return (
    <>
      <Following of="presets-title" inSlices>
        {presets}
      </Following>
      <HowToRead />
      <Chapters change={change} replace={replace} />
    </>
  );
});
