// True once someone is there: has moved the pointer, touched, scrolled or pressed a key, or the page has been open for a
// while. What a reader must not wait for while the page loads can wait for this.
import { useSyncExternalStore } from 'react';
import { inIdleTurn } from './idleTurns';

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'] as const;
/** Milliseconds after which it counts as awake by itself. */
const REST = 2500;

let awake = false;
const listeners = new Set<() => void>();

function wake(): void {
  if (awake) return;
  awake = true;
  for (const sign of SIGNS) removeEventListener(sign, wake, { capture: true });
  for (const listener of listeners) listener();
}

if (!import.meta.env.SSR) {
  for (const sign of SIGNS) addEventListener(sign, wake, { capture: true, passive: true });
  setTimeout(() => inIdleTurn(wake), REST);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For what is not drawn from it. */
export const hasInteracted = (): boolean => awake;

export function useHasInteracted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => awake,
    () => false,
  );
}
