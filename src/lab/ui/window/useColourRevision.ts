// Counts changes of the page's colours, since a canvas keeps the colours that it was painted with and has to be painted again.
import { useEffect, useState } from 'react';

const QUERIES = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(forced-colors: active)'];

export function useColourRevision(): number {
  const [look, setLook] = useState(0);
  useEffect(() => {
    const changed = () => setLook((before) => before + 1);
    const lists = QUERIES.map((query) => window.matchMedia(query));
    for (const list of lists) list.addEventListener('change', changed);
    const chosen = new MutationObserver(changed);
    chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      for (const list of lists) list.removeEventListener('change', changed);
      chosen.disconnect();
    };
  }, []);
  return look;
}
