// The chapter that is open, with its checkpoint folded at its end, and the links to the chapters before and after.
import { t } from '@lingui/core/macro';
import type { ResultsSnapshot } from '../../work';
import { CheckpointPlace } from '../lesson/CheckpointPlace';
import { PoissonNote } from '../live/PoissonNote';
import { usePoissonOnly } from '../state/poissonOnly';
import type { ScenarioState } from '../state/useScenario';
import { CHAPTERS } from './allChapters';
import { ARTICLES } from './articles';
import { EMBEDDABLE, figureNamed } from './figures';
import type { ChapterContents } from './frame/chapter';
import type { ChapterId } from './frame/names';
import styles from './OpenChapter.module.css';

export const CONTENTS: ChapterContents = { chapters: CHAPTERS, figureNamed };

interface OpenChapterProps extends Pick<ScenarioState, 'scenario' | 'change' | 'replace'> {
  chapter: ChapterId;
  snapshot: ResultsSnapshot;
}

export function OpenChapter({ chapter, ...given }: OpenChapterProps) {
  const parts = { ...given, ...usePoissonOnly(given) };
  const at = CHAPTERS.findIndex(({ id }) => id === chapter);
  const open = CHAPTERS[at];
  if (open === undefined) throw new Error(`There is no chapter ${chapter}.`);
  const number = at + 1;
  const Article = ARTICLES[chapter];
  const { snapshot, scenario } = parts;
  return (
    <>
      {number > 1 && <PoissonNote sampling={given.scenario.sampling} what="chapter" change={given.change} />}
      <Article {...parts} chapter={open} embeddable={EMBEDDABLE} />
      <CheckpointPlace chapter={chapter} number={number} snapshot={snapshot} scenario={scenario} />
      <nav className={`only-on-screen ${styles.turns}`} aria-label={t`Chapters beside this one`}>
        <Turn at={at - 1} word={t`Before`} />
        <Turn at={at + 1} word={t`Next`} />
      </nav>
    </>
  );
}

/** A link to a neighbouring chapter; empty if there is none. */
function Turn({ at, word }: { at: number; word: string }) {
  const beside = CHAPTERS[at];
  if (beside === undefined) return <span />;
  return (
    <a href={`#${beside.id}`}>
      <span>{word}</span>
      {at + 1} {beside.name}
    </a>
  );
}
