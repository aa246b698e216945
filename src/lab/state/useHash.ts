// What stands after # in the address, as React state: which chapter is open.
import { useSyncExternalStore } from 'react';
import { hasFormOfArticle, type SidePageName, type View } from '../../scenario';
import { Listeners } from '../../work';
import { flushAddress, putAddress, readAddress } from './address';
import { hashNow } from './hash';

export interface Visit {
  /** Decoded hash, without #; '' where there is none. */
  hash: string;
  /** Way of the visit. 'go': somebody follows a link and is taken there. 'back': the browser's own way back, which keeps the place that was read. */
  way: 'go' | 'back';
}

const NOWHERE: Visit = { hash: '', way: 'back' };

let now: Visit | null = null;

/** Mark of an entry of history that was visited, in which the browser scrolls by itself; it travels with the entry. */
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
  // what has just been set belongs to where one was
  flushAddress();
  const { pathname, search } = window.location;
  const address = `${pathname}${search}${hash === '' ? '' : `#${hash}`}`;
  window.history.pushState({ ...window.history.state, ...MARK }, '', address);
}

/** Arrives at a place, which opens with its own figure. */
function arriveWith(change: Partial<View>): void {
  putAddress({ view: { ...readAddress().view, figure: null, ...change } });
  flushAddress();
}

/** Goes to a hash; '' for the start. If one is there already, it goes again. */
export function goToHash(hash: string): void {
  if (hash !== hashNow()) newEntry(hash);
  arriveWith({});
  tell({ hash, way: 'go' });
}

/** Goes from a page beside the article to a place in it, in one step of history; '' for the start. */
export function goToArticle(hash: string): void {
  newEntry(hash);
  arriveWith({ page: null, lecture: null, form: null });
  window.scrollTo({ top: 0, behavior: 'instant' });
  tell({ hash, way: 'go' });
}

/** One step of history. What a form holds goes along only to the page that reads the same form. */
export function goToPage(page: SidePageName): void {
  const { view } = readAddress();
  newEntry('');
  const sameForm = hasFormOfArticle(page) && (view.page === null || view.page === page);
  arriveWith({ page, form: sameForm ? view.form : null });
}

export const useHash = (): Visit => useSyncExternalStore(listeners.subscribe, read, () => NOWHERE);
