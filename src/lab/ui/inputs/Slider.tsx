// A native range input over a field's slider scale, with the field's own steps on the keys. Home and End stay
// native.
import type { CSSProperties, KeyboardEvent } from 'react';
import { STEP_KEYS, sliderPosition, sliderValue, stepValue } from '../../../scenario/controls';
import type { SlidField } from '../../../scenario/fields/fieldTypes';
import { ownKeys } from '../keys';
import styles from './Slider.module.css';

interface SliderProps {
  field: SlidField;
  labelledBy: string;
  /** Id of the element that describes the slider. */
  describedBy?: string | undefined;
  value: number;
  valueText: string;
  onValue: (value: number) => void;
}

/** Number of steps from one end to the other, so many that a step is smaller than a pixel. */
const POSITIONS = 2000;

export function Slider({ field, labelledBy, describedBy, value, valueText, onValue }: SliderProps) {
  const position = sliderPosition(field, value);
  const press = ({ key }: KeyboardEvent) => {
    const step = STEP_KEYS[key];
    if (step) onValue(stepValue(field, value, ...step));
    return step !== undefined;
  };
  return (
    <input
      className={styles.slider}
      type="range"
      min={0}
      max={POSITIONS}
      step={1}
      value={Math.round(position * POSITIONS)}
      style={{ '--filled': `${(position * 100).toFixed(2)}%` } as CSSProperties}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-valuetext={valueText}
      onChange={(event) => onValue(sliderValue(field, Number(event.target.value) / POSITIONS))}
      onKeyDown={ownKeys(press)}
    />
  );
}
