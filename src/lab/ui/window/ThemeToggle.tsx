// The button that changes the theme, in turn, to light, to dark and to that of the system.
import { t } from '@lingui/core/macro';
import { useSyncExternalStore } from 'react';
import styles from './ThemeToggle.module.css';

const ICONS: Record<Theme, string> = {
  system: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 0v18',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-5v2m0 14v2M3 12h2m14 0h2M5.6 5.6l1.4 1.4m10 10 1.4 1.4m0-12.8L17 7M7 17l-1.4 1.4',
  dark: 'M20 14.5A8 8 0 0 1 9.5 4 8 8 0 1 0 20 14.5Z',
};
const WORDS: Record<Theme, string> = { system: t`as the system`, light: t`light`, dark: t`dark` };

export function ThemeToggle() {
  const [theme, toggle] = useTheme();
  const colours = WORDS[theme];
  return (
    <button
      type="button"
      className={`${styles.button} needs-scripts`}
      aria-label={t`Colours: ${colours}. Change`}
      title={t`Colours: ${colours}`}
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
  );
}

/** Theme that the reader has chosen. public/boot.js applies the stored choice before the first paint. */
type Theme = 'system' | 'light' | 'dark';

const KEY = 'adjacency-lab-theme';
/**
 * The theme after this one. From the system's colours it is the one that the system does not have, so that the first press
 * changes what is seen.
 */
function nextOf(theme: Theme): Theme {
  const systemDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  const round: readonly Theme[] = systemDark ? ['system', 'light', 'dark'] : ['system', 'dark', 'light'];
  return round[(round.indexOf(theme) + 1) % round.length] ?? 'system';
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function applied(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function apply(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // the browser refuses storage, so the choice lasts until the page is left
  }
  for (const listener of listeners) listener();
}

function useTheme(): [Theme, () => void] {
  const theme = useSyncExternalStore(subscribe, applied, () => 'system' as const);
  return [theme, () => apply(nextOf(theme))];
}
