// A row for one thing that can be saved or copied: its name, a note, its buttons.
import type { ReactNode } from 'react';
import styles from './TakeRow.module.css';

export interface TakeRowProps {
  name: string;
  note: string;
  /** Element of the name. A row below a table of numbers begins no section of the page, so its name is no heading there. */
  as?: 'h4' | 'p';
  children: ReactNode;
}

export const TakeRow = ({ name, note, as: Name = 'h4', children }: TakeRowProps) => (
  <div className={`wraps ${styles.row}`}>
    <div>
      <Name className={styles.name}>{name}</Name>
      <p>{note}</p>
    </div>
    <div className={`wraps ${styles.buttons}`}>{children}</div>
  </div>
);
