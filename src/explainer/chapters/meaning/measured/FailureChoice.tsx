// How often a bound on a count may be exceeded.
import { t } from '@lingui/core/macro';
import { Choices } from '../../../ui/Choices';
import styles from './FailureChoice.module.css';
import { FAILURES } from './recordings';

const LEVELS = FAILURES.map((failure) => ({ value: String(failure), label: `${100 * failure}\u202f%` }));

interface FailureChoiceProps {
  /** What may exceed it: 'releases'. */
  of: string;
  value: string;
  onChoice: (failure: string) => void;
}

export const FailureChoice = ({ of, value, onChoice }: FailureChoiceProps) => (
  <Choices
    legend={t`May be exceeded in this share of ${of}`}
    look="words"
    className={styles.choice}
    choices={LEVELS}
    value={value}
    onChoice={onChoice}
  />
);
