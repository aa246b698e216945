// Which key does what in a lecture, presenter remotes included. Single letters and signs can be switched off, because
// speech input may press them when a word is spoken (WCAG 2.1.4).
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

export type Move = 'back' | 'on' | 'first' | 'last' | 'leave' | 'blank' | 'screen' | 'keys';

const MOVES: Record<string, Move> = {
  ArrowRight: 'on',
  PageDown: 'on',
  Enter: 'on',
  ' ': 'on',
  ArrowLeft: 'back',
  PageUp: 'back',
  Home: 'first',
  End: 'last',
  Escape: 'leave',
};

/** Moves by a single character. The black-screen key of a remote sends 'b' or '.'. */
const LETTERS: Record<string, Move> = { b: 'blank', '.': 'blank', f: 'screen', '?': 'keys' };

/** Elements that Enter and the space bar press. */
const PRESSED = 'button, a, summary';

/** Elements that use keys themselves. */
const OWNERS = 'input, select, textarea, [contenteditable], [role="slider"], [tabindex="0"], .Hint_hint';

type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented'>;

/**
 * The move of a key; null where the key is not the lecture's.
 * @param target the element that has the focus
 * @param letters whether single characters act
 */
export function moveOf(
  press: Press,
  target: { closest(selectors: string): unknown } | null,
  letters = true,
): Move | null {
  const { key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = press;
  if (defaultPrevented || altKey || ctrlKey || metaKey) return null;
  if (target?.closest(OWNERS)) return null;
  // some keyboards write signs with Shift
  const letter = letters && Object.hasOwn(LETTERS, key) ? LETTERS[key] : null;
  if (letter !== null) return letter;
  if (shiftKey) return null;
  if ((key === 'Enter' || key === ' ') && target?.closest(PRESSED)) return null;
  return Object.hasOwn(MOVES, key) ? MOVES[key] : null;
}

let lettersAct = true;
const listeners = new Set<() => void>();

/** Whether single letters and signs act in this window, until it is closed. */
export function useLetterKeys(): readonly [boolean, (act: boolean) => void] {
  const act = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => lettersAct,
  );
  const change = (next: boolean) => {
    lettersAct = next;
    for (const listener of listeners) listener();
  };
  return [act, change];
}

/** Calls `act` for each move by a key. `act` returns whether it made the move; otherwise the browser handles the key. */
export function useMoves(act: (move: Move) => boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const move = moveOf(event, event.target instanceof Element ? event.target : null, lettersAct);
    if (move !== null && act(move)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
