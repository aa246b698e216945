// Whether the page is being put on paper. What only paper needs is made then, and not before.
import { useSyncExternalStore } from 'react';

/** Whether paper is asked for: from the command, or from `beforeprint`, to `afterprint`. */
let asked = false;
const onPaper = (): boolean => asked || window.matchMedia('print').matches;

const ASKED = 'adjacency-lab-print';
/** The command says so (printWhenDrawn.ts) before the browser does. */
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

/** Whether the page is being printed. React draws what that changes before the browser lays out the paper. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, onPaper, () => false);
