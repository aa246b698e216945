// Which key does what in a lecture, presenter remotes included. No letter does anything: who speaks to their
// computer would press it by a word.
import { useEffect, useEffectEvent } from 'react';

export type Move = 'back' | 'on' | 'first' | 'last' | 'leave';

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

/** What Enter and the space bar press. */
const PRESSED = 'button, a, summary';

/** They use keys themselves. */
const OWNERS = 'input, select, textarea, [contenteditable], [role="slider"], [tabindex="0"], .Hint_hint';

type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented'>;

/** Null where the key is somebody else's. `target` is what has the focus. */
export function moveOf(press: Press, target: { closest(selectors: string): unknown } | null): Move | null {
  const { key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = press;
  if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return null;
  if (target?.closest(OWNERS)) return null;
  if ((key === 'Enter' || key === ' ') && target?.closest(PRESSED)) return null;
  return MOVES[key] ?? null;
}

/** `act` answers whether there was a move to make. */
export function useMoves(act: (move: Move) => boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const move = moveOf(event, event.target instanceof Element ? event.target : null);
    if (move !== null && act(move)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
