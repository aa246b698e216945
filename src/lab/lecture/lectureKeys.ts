// Which key does what in a lecture, presenter remotes included; and which keys belong to something else. No letter does anything:
// who speaks to their computer would press it by a word.
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

/** Elements that use keys themselves, namely boxes, sliders, handles, choices, terms and regions that scroll. */
const OWNERS = 'input, select, textarea, [contenteditable], [role="slider"], [tabindex="0"], .Hint_hint';

type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented'>;

/** null where the key is somebody else's. `target` is what has the focus. */
export function moveOf(press: Press, target: { closest(selectors: string): unknown } | null): Move | null {
  const { key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = press;
  if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return null;
  if (target?.closest(OWNERS)) return null;
  if ((key === 'Enter' || key === ' ') && target?.closest(PRESSED)) return null;
  return MOVES[key] ?? null;
}

/** Has every move by a key or a remote made; `act` answers whether there was one to make. */
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
