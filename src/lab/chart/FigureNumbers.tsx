// The part under a chapter's figure, closed at first: its numbers, and above them what can be saved.
import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { Late } from '../ui/Late';
import styles from './FigureNumbers.module.css';

interface FigureNumbersProps {
  title: string;
  /** Lazily loaded; none in a frame without allow-downloads, which lets nothing be saved. */
  saves?: ReactNode;
  /** A function: not before someone opens it. */
  children: ReactNode | (() => ReactNode);
}

export function FigureNumbers({ title, saves = null, children }: FigureNumbersProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className="figure-words" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{saves === null ? title : t`${title}, and to save`}</summary>
      {open && saves !== null && (
        <Late what={t`What saves the figure`}>
          <div className={styles.saves}>{saves}</div>
        </Late>
      )}
      {typeof children === 'function' ? open && children() : children}
    </details>
  );
}
