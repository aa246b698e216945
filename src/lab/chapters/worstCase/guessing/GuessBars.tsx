// Shares of right guesses, one under another, with the coin's half marked.
import { percentText } from '../../../notation/formatNumber';
import styles from './GuessBars.module.css';

export interface GuessBar {
  id: 'reader' | 'threshold' | 'bound';
  name: string;
  /** Null while it is being computed. */
  share: number | null;
  /** '16 of 20'; '' where the share is no count. */
  count: string;
}

const LOOK: Readonly<Record<GuessBar['id'], string | undefined>> = {
  reader: styles.reader,
  threshold: styles.threshold,
  bound: styles.bound,
};

const percent = (share: number): string => `${(100 * share).toFixed(2)}%`;

export function GuessBars({ bars }: { bars: readonly GuessBar[] }) {
  return (
    <dl className={styles.bars}>
      {bars.map(({ id, name, share, count }) => (
        <div key={id} className={LOOK[id]}>
          <dt>{name}</dt>
          <dd>
            <span className={styles.bar} aria-hidden="true">
              <span className={styles.fill} style={{ width: percent(share ?? 0) }} />
              <span className={styles.coin} />
            </span>
            <span>
              {share === null ? '…' : count === '' ? percentText(Number(share.toPrecision(3))) : count}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
