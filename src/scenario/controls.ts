// The arithmetic of a slider and its arrow keys. No DOM: positions are numbers from 0 to 1.
import type { NumberField } from './fields';

/** Digits a dragged value is rounded to, so that it reads and links well. */
const DRAG_DIGITS = 3;

function settle(field: NumberField, value: number): number {
  const { range } = field;
  const rounded = range.integer ? Math.round(value) : value;
  // an open lower end is never reached: sliders start above it, and keys multiply
  return Math.min(range.max, range.exclusiveMin ? rounded : Math.max(range.min, rounded));
}

const round = (value: number, digits: number) => Number(value.toPrecision(digits));

/** Where a value stands on the field's slider, 0 to 1; values beyond the slider stand at its end. */
export function sliderPosition(field: NumberField, value: number): number {
  if (field.slider === null) return 0;
  const { min, max, scale } = field.slider;
  const position =
    scale === 'log' ? Math.log(value / min) / Math.log(max / min) : (value - min) / (max - min);
  return Math.min(1, Math.max(0, position));
}

/** The value at a slider position, rounded to three digits (whole where the field is). */
export function sliderValue(field: NumberField, position: number): number {
  if (field.slider === null) return field.range.min;
  const { min, max, scale } = field.slider;
  if (position <= 0) return min;
  if (position >= 1) return max;
  const value = scale === 'log' ? min * (max / min) ** position : min + position * (max - min);
  return settle(field, round(value, DRAG_DIGITS));
}

/**
 * The value after one key: 'small' for arrows, 'large' for page keys. Always moves (by at least one digit or unit)
 * unless the end of the range is reached. A box may go on beyond the slider's end.
 */
export function stepValue(
  field: NumberField,
  value: number,
  direction: 1 | -1,
  size: 'small' | 'large' = 'small',
): number {
  const step = size === 'small' ? field.step : field.largeStep;
  if (field.slider?.scale !== 'log') return settle(field, round(value + direction * step, 12));
  const moved = round(direction > 0 ? value * step : value / step, DRAG_DIGITS);
  if (field.range.integer) {
    const whole = direction > 0 ? Math.max(value + 1, moved) : Math.min(value - 1, moved);
    return settle(field, whole);
  }
  return settle(field, moved);
}
