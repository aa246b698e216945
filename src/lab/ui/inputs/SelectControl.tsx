// The choice of one of several named things, as a native select under its label.
import { type ReactNode, useId } from 'react';
import { Select } from './Select';
import styles from './SelectControl.module.css';

interface SelectControlProps<Value extends string> {
  label: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChoice: (value: Value) => void;
  hint?: ReactNode;
}

export function SelectControl<Value extends string>(props: SelectControlProps<Value>) {
  const { label, choices, value, onChoice, hint } = props;
  const id = useId();
  return (
    <div className={`control ${styles.control}`}>
      <label htmlFor={id}>{label}</label>
      <Select id={id} choices={choices} value={value} onChoice={onChoice} />
      {hint && <p className="control-hint">{hint}</p>}
    </div>
  );
}
