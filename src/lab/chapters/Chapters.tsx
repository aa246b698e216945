// All chapters below each other, each followed by its checkpoint: for printing, and for a search in the page.
import type { ResultsSnapshot } from '../jobs';
import { CheckpointPlace } from '../lesson/CheckpointPlace';
import { PoissonNote } from '../live/PoissonNote';
import { usePoissonOnly } from '../state/poissonOnly';
import type { ScenarioState } from '../state/useScenario';
import { CHAPTERS } from './allChapters';
import { ARTICLES } from './articles';
import { EMBEDDABLE } from './figures';
import { LayoutContext } from './frame/layout';

interface ChaptersProps extends Pick<ScenarioState, 'scenario' | 'change' | 'replace'> {
  snapshot: ResultsSnapshot;
}

export function Chapters(given: ChaptersProps) {
  const parts = { ...given, ...usePoissonOnly(given) };
  const { snapshot, scenario } = parts;
  return (
    <LayoutContext value="scroll">
      <PoissonNote sampling={given.scenario.sampling} what="chapter" change={given.change} />
      {CHAPTERS.map((chapter, i) => {
        const Article = ARTICLES[chapter.id];
        return (
          <div key={chapter.id}>
            <Article {...parts} chapter={chapter} number={i + 1} embeddable={EMBEDDABLE} />
            <CheckpointPlace chapter={chapter.id} number={i + 1} snapshot={snapshot} scenario={scenario} />
          </div>
        );
      })}
    </LayoutContext>
  );
}
