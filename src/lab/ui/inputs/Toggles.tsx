// Several things to switch on, each by itself: native checkboxes, drawn as pills under a legend.
import type { ReactNode } from 'react';
import styles from './Toggles.module.css';

interface TogglesProps<Id extends string> {
  legend: ReactNode;
  choices: readonly { id: Id; label: ReactNode }[];
  on: readonly Id[];
  onToggle: (id: Id) => void;
}

export const Toggles = <Id extends string>({ legend, choices, on, onToggle }: TogglesProps<Id>) => (
  <fieldset className={styles.toggles}>
    <legend>{legend}</legend>
    {choices.map(({ id, label }) => (
      <label key={id}>
        <input
          className="reaches-around"
          type="checkbox"
          checked={on.includes(id)}
          onChange={() => onToggle(id)}
        />
        <span>{label}</span>
      </label>
    ))}
  </fieldset>
);
