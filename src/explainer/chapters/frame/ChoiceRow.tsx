// A row of a chart of which one is looked at: all of it is the reach of its radio button. What else stands in it is its chart's
// business, and so are its columns.
import type { ReactNode } from 'react';
import styles from './ChoiceRow.module.css';

interface ChoiceRowProps {
  className: string;
  /** Shared by the radio buttons of the chart. */
  group: string;
  chosen: boolean;
  onChoose: () => void;
  /** Beside the radio button. */
  nameClass: string;
  name: ReactNode;
  children: ReactNode;
}

export function ChoiceRow({ className, group, chosen, onChoose, nameClass, name, children }: ChoiceRowProps) {
  return (
    <div className={`${styles.row} ${className}${chosen ? ` ${styles.chosen}` : ''}`}>
      <label className={`${styles.name} ${nameClass}`}>
        <input className="reaches-around" type="radio" name={group} checked={chosen} onChange={onChoose} />
        {name}
      </label>
      {children}
    </div>
  );
}
