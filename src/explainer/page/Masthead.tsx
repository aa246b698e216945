// The head of the page: its name, the chapters with the one being read marked, light or dark.
import { memo } from 'react';
import { CHAPTERS } from '../chapters/contents';
import { type Theme, useTheme } from './theme';
import { useCurrentSection } from './useCurrentSection';

const ICONS: Record<Theme, string> = {
  system: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 0v18',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-5v2m0 14v2M3 12h2m14 0h2M5.6 5.6l1.4 1.4m10 10 1.4 1.4m0-12.8L17 7M7 17l-1.4 1.4',
  dark: 'M20 14.5A8 8 0 0 1 9.5 4 8 8 0 1 0 20 14.5Z',
};
const WORDS: Record<Theme, string> = { system: 'as the system', light: 'light', dark: 'dark' };

const IDS = CHAPTERS.map(({ id }) => id);

function ChapterLinks() {
  const current = useCurrentSection(IDS);
  return (
    <nav className="chapter-links" aria-label="Chapters">
      <ol>
        {CHAPTERS.map(({ id, number, short }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              <span className="chapter-link-number">{number}</span>{' '}
              <span className="chapter-link-name">{short}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export const Masthead = memo(function Masthead() {
  const [theme, toggle] = useTheme();
  return (
    <header className="masthead">
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <a className="wordmark" href="#top">
        <svg viewBox="0 0 32 24" aria-hidden="true" fill="none" strokeLinecap="round">
          <path d="M4 20a12 12 0 0 1 24 0" stroke="var(--substitute)" strokeWidth="3" />
          <path d="M10 20a6 6 0 0 1 12 0" stroke="var(--add-remove)" strokeWidth="3" />
          <circle cx="16" cy="20" r="2.4" fill="currentColor" />
        </svg>
        Adjacency Lab
      </a>
      <ChapterLinks />
      <div className="masthead-tools">
        <button
          type="button"
          className="theme-toggle"
          aria-label={`Colours: ${WORDS[theme]}. Change`}
          title={`Colours: ${WORDS[theme]}`}
          onClick={toggle}
        >
          <svg
            viewBox="0 0 24 24"
            aria-hidden="true"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.7"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d={ICONS[theme]} />
            {theme === 'system' && <path d="M12 3a9 9 0 0 1 0 18Z" fill="currentColor" stroke="none" />}
          </svg>
        </button>
      </div>
    </header>
  );
});
