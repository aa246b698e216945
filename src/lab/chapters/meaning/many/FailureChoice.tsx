// The choice of how often a bound on a count may be exceeded.
import { t } from '@lingui/core/macro';
import { PERCENT } from '../../../../base/language/numbers';
import { Choices } from '../../../ui/inputs/Choices';
import styles from './FailureChoice.module.css';
import { MANY_FAILURES } from './manyChart';

export const failureText = (failure: number): string => `${100 * failure}${PERCENT}`;
const LEVELS = MANY_FAILURES.map((failure) => ({ value: String(failure), label: failureText(failure) }));
const LEGENDS = {
  releases: t`May be exceeded in this share of releases`,
  runs: t`May be exceeded in this share of runs`,
  trainings: t`May be exceeded in this share of training runs`,
} as const;

interface FailureChoiceProps {
  of: keyof typeof LEGENDS;
  value: string;
  onChoice: (failure: string) => void;
}

export const FailureChoice = ({ of, value, onChoice }: FailureChoiceProps) => (
  <Choices
    legend={LEGENDS[of]}
    look="words"
    className={styles.choice}
    choices={LEVELS}
    value={value}
    onChoice={onChoice}
  />
);
