// The chapter that is open, its checkpoint folded at its end, and the ways to the chapters beside it.
import { t } from '@lingui/core/macro';
import type { ResultsSnapshot } from '../../jobs';
import type { Scenario } from '../../scenario';
import { CheckpointPlace } from '../lesson/CheckpointPlace';
import { PoissonNote } from '../live/PoissonNote';
import { usePoissonOnly } from '../state/poissonOnly';
import type { ScenarioState } from '../state/useScenario';
import { ARTICLES } from './articles';
import { EMBEDDABLE, figureNamed } from './figures';
import type { ChapterId } from './frame/names';
import type { ChapterContents } from './frame/room';
import styles from './OpenChapter.module.css';
import { ROOMS } from './rooms';

export const CONTENTS: ChapterContents = { rooms: ROOMS, figureNamed };

interface OpenChapterProps extends Pick<ScenarioState, 'change' | 'replace'> {
  chapter: ChapterId;
  scenario: Scenario;
  snapshot: ResultsSnapshot;
}

export function OpenChapter({ chapter, ...given }: OpenChapterProps) {
  const parts = { ...given, ...usePoissonOnly(given) };
  const at = ROOMS.findIndex(({ id }) => id === chapter);
  const room = ROOMS[at];
  if (room === undefined) throw new Error(`There is no chapter ${chapter}.`);
  const number = at + 1;
  const Article = ARTICLES[chapter];
  const { snapshot, scenario } = parts;
  return (
    <>
      {number > 1 && <PoissonNote sampling={given.scenario.sampling} what="chapter" change={given.change} />}
      <Article {...parts} room={room} number={number} embeddable={EMBEDDABLE} />
      <CheckpointPlace chapter={chapter} number={number} snapshot={snapshot} scenario={scenario} />
      <nav className={styles.turns} aria-label={t`Chapters beside this one`}>
        <Turn at={at - 1} word={t`Before`} />
        <Turn at={at + 1} word={t`Next`} />
      </nav>
    </>
  );
}

function Turn({ at, word }: { at: number; word: string }) {
  const room = ROOMS[at];
  if (room === undefined) return <span />;
  return (
    <a href={`#${room.id}`}>
      <span>{word}</span>
      {at + 1} {room.name}
    </a>
  );
}
