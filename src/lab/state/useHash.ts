// The hash of the address, which names the open chapter, as React state.
import { useSyncExternalStore } from 'react';
import { hasFormOfArticle, type SidePageName, type View } from '../../scenario';
import { Listeners } from '../../work';
import { flushAddress, putAddress, readAddress } from './address';
import { hashNow } from './hash';

export interface Visit {
  /** Decoded hash, without #; '' where there is none. */
  hash: string;
  /** How the place was reached: 'go' by a link, and 'back' by the browser's history, which restores where the reader had scrolled to. */
  way: 'go' | 'back';
}

const NOWHERE: Visit = { hash: '', way: 'back' };

let now: Visit | null = null;

/** State that marks an entry of history as visited. To such an entry the browser scrolls by itself. */
const MARK = { visited: true } as const;
const isMarked = (): boolean => (window.history.state as Partial<typeof MARK> | null)?.visited === true;

function arrive(): Visit {
  const visit: Visit = { hash: hashNow(), way: isMarked() ? 'back' : 'go' };
  if (!isMarked()) window.history.replaceState({ ...window.history.state, ...MARK }, '');
  return visit;
}

function read(): Visit {
  now ??= arrive();
  return now;
}

function tell(visit: Visit): void {
  now = visit;
  listeners.tell();
}

function heard(): void {
  if (now !== null && hashNow() !== now.hash) tell(arrive());
}

const listeners = new Listeners(
  () => {
    window.addEventListener('popstate', heard);
    window.addEventListener('hashchange', heard);
    heard();
  },
  () => {
    window.removeEventListener('popstate', heard);
    window.removeEventListener('hashchange', heard);
  },
);

function newEntry(hash: string): void {
  // a setting that is not written yet belongs to the entry that is left
  flushAddress();
  const { pathname, search } = window.location;
  const address = `${pathname}${search}${hash === '' ? '' : `#${hash}`}`;
  window.history.pushState({ ...window.history.state, ...MARK }, '', address);
}

/** Changes the view at a new place, which opens with its own figure. */
function arriveWith(change: Partial<View>): void {
  putAddress({ view: { ...readAddress().view, figure: null, ...change } });
  flushAddress();
}

/** Goes to a hash ('' for the start). If the address has it already, the page scrolls there again. */
export function goToHash(hash: string): void {
  if (hash !== hashNow()) newEntry(hash);
  arriveWith({});
  tell({ hash, way: 'go' });
}

/** Goes from a page beside the article to a place in it ('' for the start), with one entry of history. */
export function goToArticle(hash: string): void {
  newEntry(hash);
  arriveWith({ page: null, lecture: null, form: null });
  window.scrollTo({ top: 0, behavior: 'instant' });
  tell({ hash, way: 'go' });
}

/** Goes to a page beside the article, with one entry of history. The content of a form is kept only where that page has the same form. */
export function goToPage(page: SidePageName): void {
  const { view } = readAddress();
  newEntry('');
  const sameForm = hasFormOfArticle(page) && (view.page === null || view.page === page);
  arriveWith({ page, form: sameForm ? view.form : null });
}

export const useHash = (): Visit => useSyncExternalStore(listeners.subscribe, read, () => NOWHERE);
