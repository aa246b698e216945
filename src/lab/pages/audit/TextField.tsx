// One number, or a few, that a reader types: its name, a box, and why it will not do.
import { type ReactNode, useId } from 'react';
import { TextBox } from '../../ui/inputs/TextBox';
import styles from './TextField.module.css';

interface TextFieldProps {
  label: ReactNode;
  value: string;
  onText: (text: string) => void;
  problem?: string | undefined;
  hint?: ReactNode;
  /** A list, or a link, in place of one number. */
  long?: boolean;
}

export function TextField({ label, value, onText, problem, hint, long = false }: TextFieldProps) {
  const id = useId();
  return (
    <div className={long ? `${styles.field} ${styles.long}` : styles.field}>
      <label htmlFor={id}>{label}</label>
      <TextBox
        id={id}
        className={styles.box}
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-said`}
        onChange={(event) => onText(event.target.value)}
      />
      <p className={problem === undefined ? styles.hint : styles.problem} id={`${id}-said`}>
        {problem ?? hint}
      </p>
    </div>
  );
}
