// Whether the page is being printed. Parts that only paper needs are drawn then, and not before.
import { useSyncExternalStore } from 'react';

/** Whether the page is to be printed: from the print command or the event `beforeprint`, until `afterprint`. */
let asked = false;
const onPaper = (): boolean => asked || window.matchMedia('print').matches;

const ASKED = 'adjacency-lab-print';
/** Called by the print command (printWhenDrawn.ts) before it opens the dialog, and after. */
export function askForPaper(now: boolean): void {
  asked = now;
  window.dispatchEvent(new Event(ASKED));
}

function subscribe(listener: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const tell = (now: boolean) => () => {
    asked = now;
    listener();
  };
  window.addEventListener('beforeprint', tell(true), { signal });
  window.addEventListener('afterprint', tell(false), { signal });
  window.addEventListener(ASKED, listener, { signal });
  window.matchMedia('print').addEventListener('change', listener, { signal });
  return () => ended.abort();
}

/** Whether the page is being printed. React renders the change before the browser lays out the paper. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, onPaper, () => false);
