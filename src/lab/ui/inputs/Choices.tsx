// A choice of one among few, as native radio buttons under a legend, for which browsers handle arrow keys and names.
import { type ReactNode, useId } from 'react';
import styles from './Choices.module.css';

export interface ChoiceItem<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Name for screen readers, where the label is a symbol. */
  name?: string;
  note?: ReactNode;
}

const LOOKS = { chips: styles.chips, words: styles.words, list: styles.list };

interface ChoicesProps<Value extends string> {
  legend: ReactNode;
  hideLegend?: boolean;
  /** Look of the choices: 'chips' in a row, 'words' within a line of text, or a 'list' with notes. */
  look: keyof typeof LOOKS;
  choices: readonly ChoiceItem<Value>[];
  value: Value;
  onChoice: (value: Value) => void;
  className?: string;
  /** Name that the radio buttons share where one choice is spread over several legends. */
  group?: string;
  /** The `data-testid` for tests, where no role and name identifies the choices. */
  testId?: string;
}

export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { legend, hideLegend = false, look, choices, value, onChoice, className = '', group, testId } = props;
  const own = useId();
  const name = group ?? own;
  return (
    <fieldset className={`${styles.choices} ${LOOKS[look]} ${className}`} data-testid={testId}>
      <legend className={hideLegend ? 'visually-hidden' : undefined}>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            aria-label={choice.name}
            onChange={() => onChoice(choice.value)}
          />
          <span className={styles.label}>{choice.label}</span>
          {choice.note && <span className={styles.note}>{choice.note}</span>}
        </label>
      ))}
    </fieldset>
  );
}
