// The shares of right guesses as bars: the reader's, the best threshold's on the same rounds, and the limits of both
// guarantees, of which only substitute's holds for a diagnosis.
import { t } from '@lingui/core/macro';
import { type Allowed, mostText, type PrintedEpsilons } from './allowed';
import styles from './GuessBars.module.css';
import type { Tally } from './game';

/** A bar: its name, the share that it shows, and that share in words. */
export interface Bar {
  id: 'reader' | 'threshold' | 'addRemove' | 'substitute';
  name: string;
  share: number;
  value: string;
}

export interface BarsProps {
  tally: Tally;
  allowed: Allowed;
  printed: PrintedEpsilons | null;
}

/** A game with what its words say besides its bars. */
export interface GameToShow extends BarsProps {
  /** Rounds of the whole game. */
  rounds: number;
}

/** An equation without a line break, however narrow its column is. */
const equation = (epsilon = '…'): string => `ε\u00a0=\u00a0${epsilon}`;

/** The four bars of a game, on the page and in its picture. */
export function barsOf({ tally, allowed, printed }: BarsProps): readonly Bar[] {
  const { guessed, reader, threshold } = tally;
  const counted = (right: number) => ({
    share: guessed === 0 ? 0 : right / guessed,
    value: guessed === 0 ? '–' : t`${right} of ${guessed}`,
  });
  const most = (share: number | null) => {
    // in percent, because "8.0 of 10" beside "ε = 8.00" was read as the same number
    const text = share === null ? '…' : mostText(share, 100);
    return { share: share ?? 0, value: share === null ? text : t`≤\u00a0${text}%` };
  };
  const addRemove = equation(printed?.addRemove);
  const substitute = equation(printed?.substitute);
  return [
    { id: 'reader', name: t`you`, ...counted(reader) },
    { id: 'threshold', name: t`best attacker, same rounds`, ...counted(threshold) },
    {
      id: 'addRemove',
      name: t`on average, if ${addRemove} (add/remove) applied`,
      ...most(allowed.addRemove),
    },
    {
      id: 'substitute',
      name: t`true limit on average, ${substitute} (substitute)`,
      ...most(allowed.substitute),
    },
  ];
}

const LOOKS: Readonly<Record<Bar['id'], string | undefined>> = {
  reader: styles.reader,
  threshold: styles.threshold,
  addRemove: styles.addRemove,
  substitute: styles.substitute,
};

/** Share of right guesses of whoever flips a coin, where the bars have a mark. */
const COIN = 0.5;

interface GuessBarsProps extends BarsProps {
  /** Whether both limits belong to an earlier setting. */
  stale: boolean;
}

export const GuessBars = ({ stale, ...bars }: GuessBarsProps) => (
  <dl className={styles.bars} data-testid="guess-bars" aria-busy={stale}>
    {barsOf(bars).map(({ id, name, share, value }) => (
      <div key={id} className={LOOKS[id]}>
        <dt>{name}</dt>
        <dd>
          <span className={styles.bar} aria-hidden="true">
            <span className={styles.fill} style={{ width: `${(100 * share).toFixed(2)}%` }} />
            <span className={share > COIN ? `${styles.coin} ${styles.within}` : styles.coin} />
            {/* the mark has its name until the reader's own bar takes its place */}
            {id === 'reader' && bars.tally.guessed === 0 && (
              <span className={styles.byChance}>{t`a coin`}</span>
            )}
          </span>
          {bars.tally.guessed === 0 && (id === 'reader' || id === 'threshold') ? (
            <>
              <span aria-hidden="true">{value}</span>
              <span className="visually-hidden">{t`no guess yet`}</span>
            </>
          ) : (
            <span>{value}</span>
          )}
        </dd>
      </div>
    ))}
  </dl>
);
