// Light, dark or as the system has it. public/boot.js applies the stored choice before the first paint.
import { useState } from 'react';

export type Theme = 'system' | 'light' | 'dark';

const KEY = 'adjacency-lab-theme';
const NEXT: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };

function stored(): Theme {
  if (import.meta.env.SSR) return 'system';
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
    // storage is closed to us: the choice holds until the page is left
  }
}

export function useTheme(): [Theme, () => void] {
  const [theme, setTheme] = useState(stored);
  const toggle = () => {
    apply(NEXT[theme]);
    setTheme(NEXT[theme]);
  };
  return [theme, toggle];
}
