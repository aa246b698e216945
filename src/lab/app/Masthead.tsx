// The head of every page. It has the page's name, which leads to the start, the chapters with the open one marked, and links to the
// lecture, to the pages beside the article and to the other language. A button switches between light and dark.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type MouseEvent, type MouseEventHandler, memo } from 'react';
import { LANGUAGE } from '../../base/language/i18n';
import { LANGUAGE_FILES, LANGUAGE_NAMES, LANGUAGES, SCROLL_FILES } from '../../base/language/languages';
import type { SidePageName } from '../../scenario';
import { lectureAddress } from '../chapters/frame/lectureStep';
import { CHAPTER_NAMES, type ChapterId } from '../chapters/frame/names';
import { LECTURE_START } from '../chapters/lectureStart';
import { useWalk } from '../lecture/useWalk';
import { useAddressAtRest } from '../state/address';
import { goToArticle } from '../state/useHash';
import { linkOf, type ScenarioState } from '../state/useScenario';
import { plainClick } from '../ui/plainClick';
import { ThemeToggle } from '../ui/window/ThemeToggle';
import styles from './Masthead.module.css';
import { MorePages } from './MorePages';

const LanguageLinks = ({ className }: { className: string }) =>
  LANGUAGES.filter((language) => language !== LANGUAGE).map((language) => (
    <a
      key={language}
      className={className}
      href={`${LANGUAGE_FILES[language]}?lang=${language}`}
      hrefLang={language}
      lang={language}
      aria-label={LANGUAGE_NAMES[language]}
      title={LANGUAGE_NAMES[language]}
    >
      {language.toUpperCase()}
    </a>
  ));

/** File with the text of all chapters, which the built markup links to: without scripts no chapter opens on the page itself. */
const CHAPTERS_IN = import.meta.env.SSR ? SCROLL_FILES[LANGUAGE] : '';

interface MastheadProps extends Pick<ScenarioState, 'replace'> {
  chapter: ChapterId | null;
  /** The page beside the article that stands below; null for the article. */
  page?: SidePageName | null;
}

interface PlaceLink {
  href: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** The link to a place of the article. A link on a page beside the article leaves that page; App follows links within the article. */
function usePlaceLink(page: SidePageName | null): (hash: string) => PlaceLink {
  const article = linkOf(useAddressAtRest());
  return (hash) =>
    page === null
      ? { href: `${CHAPTERS_IN}#${hash}` }
      : { href: `${article}#${hash}`, onClick: (event) => plainClick(event, () => goToArticle(hash)) };
}

function ChapterLinks({ chapter, page = null }: Pick<MastheadProps, 'chapter' | 'page'>) {
  const placeLink = usePlaceLink(page);
  return (
    <nav className={styles.chapters} aria-label={t`Chapters`}>
      <ol>
        {CHAPTER_NAMES.map(({ id, short }, i) => (
          <li key={id}>
            <a {...placeLink(id)} aria-current={id === chapter ? 'page' : undefined}>
              <span className={styles.number}>{i + 1}</span> <span className={styles.name}>{short}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function LectureLink({ replace }: Pick<MastheadProps, 'replace'>) {
  const walk = useWalk(replace);
  return (
    <a
      className={`${styles.lecture} needs-scripts`}
      href={lectureAddress(LECTURE_START)}
      title={t`One step at a time, at projector size`}
      onClick={(event) => plainClick(event, () => walk(LECTURE_START))}
    >
      <Trans>Lecture</Trans>
    </a>
  );
}

export const Masthead = memo(function Masthead({ chapter, page = null, replace }: MastheadProps) {
  return (
    <header className={page === null ? styles.bar : `only-on-screen ${styles.bar}`} data-testid="masthead">
      <a className={styles.skip} href="#main">{t`Skip to the content`}</a>
      {chapter !== null && (
        <a className={styles.skip} href={`#${chapter}`}>{t`Skip to the chapter’s text`}</a>
      )}
      <Wordmark page={page} />
      <ChapterLinks chapter={chapter} page={page} />
      <div className={styles.tools}>
        <LectureLink replace={replace} />
        <MorePages current={page} />
        <LanguageLinks className={styles.language} />
        <ThemeToggle />
      </div>
    </header>
  );
});

function Wordmark({ page }: { page: SidePageName | null }) {
  const article = linkOf(useAddressAtRest());
  const toStart = (event: MouseEvent) => plainClick(event, () => goToArticle(''));
  return (
    <a
      className={styles.wordmark}
      href={page === null ? '#top' : article}
      onClick={page === null ? undefined : toStart}
      aria-label={t`Adjacency Lab, to the start`}
    >
      <svg viewBox="0 0 32 24" aria-hidden="true" fill="none" strokeLinecap="round">
        <path d="M4 20a12 12 0 0 1 24 0" stroke="var(--substitute)" strokeWidth="3" />
        <path d="M10 20a6 6 0 0 1 12 0" stroke="var(--add-remove)" strokeWidth="3" />
        <circle cx="16" cy="20" r="2.4" fill="currentColor" />
      </svg>
      <span>Adjacency Lab</span>
    </a>
  );
}
