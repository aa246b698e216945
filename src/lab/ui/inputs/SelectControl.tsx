// One of several named things, as a native select under its label.
import { type ReactNode, useId } from 'react';
import { fromCore } from '../../../base/language/core';
import { Select } from './Select';
import styles from './SelectControl.module.css';

interface SelectControlProps<Value extends string> {
  label: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChoice: (value: Value) => void;
  hint?: ReactNode;
  /** The choices are names that a reader has given, so they are not translated. */
  given?: boolean;
}

export function SelectControl<Value extends string>(props: SelectControlProps<Value>) {
  const { label, choices, value, onChoice, hint, given = false } = props;
  const id = useId();
  return (
    <div className={`control ${styles.control}`}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        choices={given ? choices : choices.map((one) => ({ ...one, label: fromCore(one.label) }))}
        value={value}
        onChoice={onChoice}
      />
      {hint && <p className="control-hint">{hint}</p>}
    </div>
  );
}
