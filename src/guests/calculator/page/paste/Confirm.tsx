// The one button between what a text proposes and the numbers that follow from it.
import { Plural, Trans } from '@lingui/react/macro';
import styles from './Confirm.module.css';

interface ConfirmProps {
  /** Rows that the text fills. */
  rows: number;
  /** Questions and rows that a person has to see to besides. */
  open: number;
  onConfirm: () => void;
}

export const Confirm = ({ rows, open, onConfirm }: ConfirmProps) => (
  <div className={styles.bar} data-testid="confirm">
    <p>
      <Plural
        value={rows}
        _0="The text proposes an answer."
        one="The text proposes # number. Compare it with its line."
        other="The text proposes # numbers. Compare each with its line."
      />{' '}
      {open > 0 && (
        <span className="soft">
          <Plural value={open} one="# more thing is open." other="# more things are open." />
        </span>
      )}
    </p>
    <button type="button" className="run-button primary" onClick={onConfirm}>
      <Trans>These are right</Trans>
    </button>
  </div>
);
