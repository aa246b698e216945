// The keys that move sliders and marks in figures.
import type { KeyboardEvent } from 'react';
import { STEP_KEYS } from '../../scenario/controls';

/** Directions of the arrow keys, as steps to the right and up. */
export const ARROWS: ReadonlyMap<string, readonly [right: number, up: number]> = new Map([
  ['ArrowRight', [1, 0]],
  ['ArrowLeft', [-1, 0]],
  ['ArrowUp', [0, 1]],
  ['ArrowDown', [0, -1]],
]);

interface Steps {
  low: number;
  high: number;
  /** Step of the arrow keys; `large` is that of the page keys. */
  small: number;
  large: number;
}

/** Value that a key moves a slider to; undefined for a key that does not move it. */
export function keyTarget(key: string, now: number, { low, high, ...steps }: Steps): number | undefined {
  if (key === 'Home') return low;
  if (key === 'End') return high;
  const step = STEP_KEYS[key];
  return step && now + step[0] * steps[step[1]];
}

/**
 * A handler of key events that leaves to the browser all keys with a modifier other than Shift, and those that `press` does not use.
 * @param press handles a key, and returns whether it used it
 */
export const ownKeys =
  <Pressed extends Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'preventDefault'>>(
    press: (event: Pressed) => boolean,
  ) =>
  (event: Pressed): void => {
    const { altKey, ctrlKey, metaKey } = event;
    if (!altKey && !ctrlKey && !metaKey && press(event)) event.preventDefault();
  };
