// The head of the page: its name, the chapters with the one being read marked, light or dark.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo, useState } from 'react';
import type { SidePage } from '../../scenario';
import { lectureAddress } from '../chapters/frame/lectureStep';
import { LECTURE, ROOMS } from '../chapters/rooms';
import { sidePageAddress } from '../pages/sidePages';
import { useSnapshotWithCurves } from '../state/results';
import { LanguageLinks } from '../ui/LanguageLinks';
import { plainClick } from '../ui/plainClick';
import { ThemeToggle } from '../ui/ThemeToggle';
import type { LookedAt } from '../ui/useLookedAt';
import styles from './Masthead.module.css';
import { useCurrentSection } from './useCurrentSection';

const IDS = ROOMS.map(({ id }) => id);

function ChapterLinks() {
  const current = useCurrentSection(IDS);
  return (
    <nav className={styles.chapters} aria-label={t`Chapters`}>
      <ol>
        {ROOMS.map(({ id, short }, i) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              <span className={styles.number}>{i + 1}</span> <span className={styles.name}>{short}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface MastheadProps {
  onLecture: () => void;
  onPage: (page: SidePage) => void;
}

/** Its address follows the scenario once things have come to rest, and before it can be used. */
function QuestionsLink({ onPage }: Pick<MastheadProps, 'onPage'>) {
  const [looked, look] = useState<LookedAt>('away');
  const { scenario } = useSnapshotWithCurves(true, looked);
  const seen = () => look('seen');
  const away = () => look('away');
  return (
    <a
      className={`${styles.questions} needs-scripts`}
      href={scenario ? sidePageAddress('questions', scenario) : undefined}
      onPointerEnter={seen}
      onPointerLeave={away}
      onFocus={seen}
      onBlur={away}
      onClick={(event) => plainClick(event, () => onPage('questions'))}
    >
      <Trans>Questions</Trans>
    </a>
  );
}

export const Masthead = memo(function Masthead({ onLecture, onPage }: MastheadProps) {
  return (
    <header className={styles.bar}>
      <a className={styles.skip} href="#main">
        <Trans>Skip to the content</Trans>
      </a>
      <a className={styles.wordmark} href="#top">
        <svg viewBox="0 0 32 24" aria-hidden="true" fill="none" strokeLinecap="round">
          <path d="M4 20a12 12 0 0 1 24 0" stroke="var(--substitute)" strokeWidth="3" />
          <path d="M10 20a6 6 0 0 1 12 0" stroke="var(--add-remove)" strokeWidth="3" />
          <circle cx="16" cy="20" r="2.4" fill="currentColor" />
        </svg>
        Adjacency Lab
      </a>
      <ChapterLinks />
      <div className={styles.tools}>
        <a
          className={`${styles.lecture} needs-scripts`}
          href={lectureAddress(LECTURE[0])}
          title={t`One step at a time, at projector size`}
          onClick={(event) => plainClick(event, onLecture)}
        >
          <Trans>Lecture</Trans>
        </a>
        <QuestionsLink onPage={onPage} />
        <LanguageLinks className={styles.language} />
        <ThemeToggle />
      </div>
    </header>
  );
});
