// The line below a chapter's figure: the figure's numbers, folded at first, and the button that saves it.
import { type ReactNode, useState } from 'react';
import { SaveButton } from '../export/SaveButton';
import styles from './FigureNumbers.module.css';

interface FigureSaves {
  /** Name of the figure, which follows “Save”. */
  of: string;
  /** The rows of files, loaded lazily. */
  rows: ReactNode;
}

interface FigureNumbersProps {
  title: string;
  /** The button that saves the figure; null in a frame without allow-downloads, where nothing can be saved. */
  saves?: FigureSaves | null;
  /** The numbers; a function is called only once someone opens the part. */
  children: ReactNode | (() => ReactNode);
}

export function FigureNumbers({ title, saves = null, children }: FigureNumbersProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.foot}>
      <details
        className="figure-words"
        data-testid="figure-words"
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary>{title}</summary>
        {typeof children === 'function' ? open && children() : children}
      </details>
      {saves && <SaveButton of={saves.of}>{saves.rows}</SaveButton>}
    </div>
  );
}
