// A row of a list (<dl>) of bars: a name, a bar with marks, and its value in words.
import type { ReactNode } from 'react';
import styles from './BarRow.module.css';

interface BarRowProps {
  name: ReactNode;
  /** Share of the bar that is filled, from 0 to 1. */
  share: number;
  marks: ReactNode;
  children: ReactNode;
}

export const BarRow = ({ name, share, marks, children }: BarRowProps) => (
  <div className={styles.row} data-testid="bar-row">
    <dt>{name}</dt>
    <dd>
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.fill} style={{ width: `${100 * Math.min(1, share)}%` }} />
        {marks}
      </span>
      <span className={styles.words}>{children}</span>
    </dd>
  </div>
);
