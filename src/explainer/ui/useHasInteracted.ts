// Whether someone is there: has moved the pointer, touched, scrolled or pressed a key. What a reader must not wait for while
// the page loads can wait for this.
import { startTransition, useEffect, useState } from 'react';
import { inIdleTurn } from './idleTurns';

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'] as const;
/** Milliseconds after which what waits for a reader is drawn without one. */
const REST = 2500;

let interacted = false;
let rested = false;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function interact(): void {
  interacted = true;
  for (const sign of SIGNS) removeEventListener(sign, interact, { capture: true });
  tell();
}

/** Nobody has asked for it, so it is drawn in slices; one who comes meanwhile has it drawn at once. */
function rest(): void {
  rested = true;
  startTransition(tell);
}

if (!import.meta.env.SSR) {
  for (const sign of SIGNS) addEventListener(sign, interact, { capture: true, passive: true });
  setTimeout(() => inIdleTurn(rest), REST);
}

/** For what is not drawn from it. */
export const hasInteracted = (): boolean => interacted;

/** True from the first sign of a reader on, or once the page has been open for a while. False at first. */
export function useHasInteracted(): boolean {
  const [told, take] = useState(false);
  useEffect(() => {
    const listener = () => take(true);
    listeners.add(listener);
    if (interacted) listener();
    else if (rested) startTransition(listener);
    return () => {
      listeners.delete(listener);
    };
  }, []);
  return told;
}
