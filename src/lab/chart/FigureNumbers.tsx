// The part below a chapter's figure, folded at first: the figure's numbers, and above them the buttons that save it.
import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { Late } from '../ui/Late';
import styles from './FigureNumbers.module.css';

interface FigureNumbersProps {
  title: string;
  /** The buttons that save the figure, loaded lazily; null in a frame without allow-downloads, where nothing can be saved. */
  saves?: ReactNode;
  /** The numbers; a function is called only once someone opens the part. */
  children: ReactNode | (() => ReactNode);
}

export function FigureNumbers({ title, saves = null, children }: FigureNumbersProps) {
  const [open, setOpen] = useState(false);
  return (
    <details
      className="figure-words"
      data-testid="figure-words"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
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
