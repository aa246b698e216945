// What keys do to what is drawn.
import type { KeyboardEvent } from 'react';
import { STEP_KEYS } from '../../scenario/controls';

/** Ways of the arrow keys: to the right, and up. */
export const ARROWS: ReadonlyMap<string, readonly [right: number, up: number]> = new Map([
  ['ArrowRight', [1, 0]],
  ['ArrowLeft', [-1, 0]],
  ['ArrowUp', [0, 1]],
  ['ArrowDown', [0, -1]],
]);

interface Steps {
  low: number;
  high: number;
  /** Steps of the arrow keys, and of the page keys. */
  small: number;
  large: number;
}

/** Value to which a key takes a slider; undefined for a key that is none of its own. */
export function keyTarget(key: string, now: number, { low, high, ...steps }: Steps): number | undefined {
  if (key === 'Home') return low;
  if (key === 'End') return high;
  const step = STEP_KEYS[key];
  return step && now + step[0] * steps[step[1]];
}

/** `press` answers whether the key is one of its own. All others, and those with a modifier but Shift, are left to the browser. */
export const ownKeys =
  <Pressed extends Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'preventDefault'>>(
    press: (event: Pressed) => boolean,
  ) =>
  (event: Pressed): void => {
    const { altKey, ctrlKey, metaKey } = event;
    if (!altKey && !ctrlKey && !metaKey && press(event)) event.preventDefault();
  };
