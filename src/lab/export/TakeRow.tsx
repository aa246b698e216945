// One thing to take away: its name, a note, its buttons.
import type { ReactNode } from 'react';
import styles from './TakeRow.module.css';

export interface TakeRowProps {
  name: string;
  note: string;
  /** The name's element; a row among numbers opens no part of the page. */
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
