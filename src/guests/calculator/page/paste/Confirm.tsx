// The bar with the button by which a person confirms what a text proposes.
import { Plural, Trans } from '@lingui/react/macro';
import type { FormAnswer } from '../../engine/form/asked';
import { goTo, placeOfOpen } from '../goTo';
import styles from './Confirm.module.css';

interface ConfirmProps {
  /** The number of rows that the text fills. */
  rows: number;
  /** The form, whose open rows and questions the bar counts. */
  asked: FormAnswer;
  onConfirm: () => void;
}

export function Confirm({ rows, asked, onConfirm }: ConfirmProps) {
  const open = asked.open.length;
  const [next] = asked.open;
  return (
    <div className={styles.bar} data-testid="confirm">
      <p>
        <Plural
          value={rows}
          _0="The text proposes an answer."
          one="The text proposes # number. Compare it with its line."
          other="The text proposes # numbers. Compare each with its line."
        />{' '}
        {next !== undefined && (
          <button type="button" className="text-button" onClick={() => goTo(placeOfOpen(asked, next))}>
            <Plural value={open} one="# more thing is open." other="# more things are open." />
          </button>
        )}
      </p>
      <button type="button" className="run-button primary" onClick={onConfirm}>
        <Trans>These are right</Trans>
      </button>
    </div>
  );
}
