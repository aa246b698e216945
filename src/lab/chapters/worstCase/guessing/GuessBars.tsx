// Shares of right guesses as bars: the reader, the best threshold on the same rounds, and what each guarantee would allow.
import { t } from '@lingui/core/macro';
import { rateText } from '../../../notation/formatNumber';
import styles from './GuessBars.module.css';
import type { Tally } from './game';

/** The share of right guesses at even odds that no attack exceeds on average; null while it is being computed. */
export interface Allowed {
  /** The share that the add/remove curve would allow, if it covered a substitution. */
  addRemove: number | null;
  substitute: number | null;
}

interface GuessBarProps {
  name: string;
  look: string | undefined;
  share: number;
  children: string;
}

const GuessBar = ({ name, look, share, children }: GuessBarProps) => (
  <div className={look}>
    <dt>{name}</dt>
    <dd>
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.fill} style={{ width: `${(100 * share).toFixed(2)}%` }} />
        <span className={styles.coin} />
      </span>
      <span>{children}</span>
    </dd>
  </div>
);

const shareText = (share: number | null): string => (share === null ? '…' : rateText(share, 'up'));

export function GuessBars({ tally, allowed }: { tally: Tally; allowed: Allowed }) {
  const { guessed, reader, threshold } = tally;
  const { addRemove, substitute } = allowed;
  return (
    <dl className={styles.bars} data-testid="guess-bars">
      <GuessBar name={t`you`} look={styles.reader} share={guessed === 0 ? 0 : reader / guessed}>
        {guessed === 0 ? '–' : t`${reader} of ${guessed}`}
      </GuessBar>
      <GuessBar
        name={t`best attacker, same rounds`}
        look={styles.threshold}
        share={guessed === 0 ? 0 : threshold / guessed}
      >
        {guessed === 0 ? '–' : t`${threshold} of ${guessed}`}
      </GuessBar>
      <GuessBar
        name={t`most, if add/remove covered her diagnosis`}
        look={styles.addRemove}
        share={addRemove ?? 0}
      >
        {shareText(addRemove)}
      </GuessBar>
      <GuessBar name={t`most that substitute allows`} look={styles.substitute} share={substitute ?? 0}>
        {shareText(substitute)}
      </GuessBar>
    </dl>
  );
}
