// A row of a chart in which one row is chosen: a click anywhere in it presses its radio button.
import type { ReactNode } from 'react';
import styles from './ChoiceRow.module.css';

interface ChoiceRowProps {
  className: string;
  group: string;
  chosen: boolean;
  onChoose: () => void;
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
