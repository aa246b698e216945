// The button at the foot of a figure that saves it, and the dialog with the files that it can be saved as. Every figure of a chapter has it
// in the same place, the right end of the line below it.
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { CardDialog } from '../ui/CardDialog';
import { Late } from '../ui/Late';
import styles from './SaveButton.module.css';

export interface SaveButtonProps {
  /** Name of the figure, which follows “Save”, such as ‘the step’. */
  of: string;
  /** The rows of files, whose code is loaded once someone opens the dialog. */
  children: ReactNode;
}

export const SaveButton = ({ of, children }: SaveButtonProps) => (
  <div className={`only-on-screen needs-scripts not-on-slides ${styles.place}`}>
    <CardDialog look="text" title={t`Save ${of}`} button={t`Save`} aria-label={t`Save ${of}`}>
      {() => (
        <Late what={t`What saves the figure`} wait={<p className="still-to-come" />}>
          <div className={styles.rows}>{children}</div>
        </Late>
      )}
    </CardDialog>
  </div>
);
