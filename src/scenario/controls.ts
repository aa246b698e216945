// The arithmetic of a slider and its arrow keys. No DOM: positions are numbers from 0 to 1.
import type { SlidField } from './fields/fieldTypes';

/** Digits of a dragged value, so that it reads and links well. */
const DRAG_DIGITS = 3;

function settle(field: SlidField, value: number): number {
  const { range } = field;
  const rounded = range.integer ? Math.round(value) : value;
  // an open lower end is never reached, not even by halving the smallest number there is
  const least = range.exclusiveMin ? Math.max(range.min, Number.MIN_VALUE) : range.min;
  return Math.min(range.max, Math.max(least, rounded));
}

const round = (value: number, digits: number) => Number(value.toPrecision(digits));

const same = (value: number): number => value;
const odds = (value: number): number => value / (1 - value);

/** Maps from a value to a length along its slider or axis (there) and back, for each scale. */
export const WAYS = {
  linear: { there: same, back: same },
  log: { there: Math.log, back: Math.exp },
  odds: {
    there: (value: number) => Math.log(odds(value)),
    back: (logOdds: number) => 1 / (1 + Math.exp(-logOdds)),
  },
};

/** Position of a value on its slider, from 0 to 1; a value beyond the slider is at its end. */
export function sliderPosition(field: SlidField, value: number): number {
  if (field.slider === null) return 0;
  const { min, max, scale } = field.slider;
  const way = WAYS[scale];
  const position = (way.there(value) - way.there(min)) / (way.there(max) - way.there(min));
  return Math.min(1, Math.max(0, position));
}

/** Value at a place of the slider, rounded to three digits (whole where the field is). */
export function sliderValue(field: SlidField, position: number): number {
  if (field.slider === null) return field.range.min;
  const { min, max, scale } = field.slider;
  if (position <= 0) return min;
  if (position >= 1) return max;
  const way = WAYS[scale];
  const value = way.back((1 - position) * way.there(min) + position * way.there(max));
  return settle(field, round(value, DRAG_DIGITS));
}

export const STEP_KEYS: Record<string, readonly [1 | -1, 'small' | 'large']> = {
  ArrowRight: [1, 'small'],
  ArrowUp: [1, 'small'],
  ArrowLeft: [-1, 'small'],
  ArrowDown: [-1, 'small'],
  PageUp: [1, 'large'],
  PageDown: [-1, 'large'],
};

/**
 * The value one step further, which differs by at least one digit or unit unless the end of the range is reached. A
 * number box may go on beyond the slider's end.
 */
export function stepValue(
  field: SlidField,
  value: number,
  direction: 1 | -1,
  size: 'small' | 'large' = 'small',
): number {
  const step = size === 'small' ? field.step : field.largeStep;
  if (field.slider?.scale === 'odds') {
    const there = odds(value) * step ** direction;
    return settle(field, round(there / (1 + there), DRAG_DIGITS));
  }
  if (field.slider?.scale !== 'log') return settle(field, round(value + direction * step, 12));
  const moved = round(direction > 0 ? value * step : value / step, DRAG_DIGITS);
  if (field.range.integer) {
    const whole = direction > 0 ? Math.max(value + 1, moved) : Math.min(value - 1, moved);
    return settle(field, whole);
  }
  return settle(field, moved);
}
