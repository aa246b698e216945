// Controls that unfold from one line, which says how they are set.
import type { ReactNode } from 'react';
import styles from './FoldedControls.module.css';

interface FoldedControlsProps {
  title: ReactNode;
  now: string;
  children: ReactNode;
}

export function FoldedControls({ title, now, children }: FoldedControlsProps) {
  return (
    <details className={`unfolds ${styles.folded}`}>
      <summary>
        <span>{title}</span>
        <span className={styles.now}>{now}</span>
      </summary>
      {children}
    </details>
  );
}
