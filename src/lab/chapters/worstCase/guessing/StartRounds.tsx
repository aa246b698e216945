// The game at the page's start: ten rounds beside the live figure, and what they come to.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { pageAudit, type ResultsSnapshot } from '../../../../work';
import { useHeld } from '../../../figure/held';
import { countText, percentText } from '../../../notation/formatNumber';
import { scenarioOf, useSnapshotWhile } from '../../../state/results';
import { GuessFigure } from './GuessFigure';
import { SHORT, type Tally } from './game';
import styles from './StartRounds.module.css';

/** The attack of the live figure as a game: the rounds that it has played, and the share that it guessed right. */
function playedBy(snapshot: ResultsSnapshot): { rounds: number; right: number } | null {
  const entry = pageAudit(snapshot);
  const reply = entry?.reply ?? null;
  if (reply === null) return null;
  return { rounds: 2 * reply.runs * reply.repeats, right: 1 - reply.atZero.error.point };
}

interface EndProps {
  tally: Tally;
  over: boolean;
  snapshot: ResultsSnapshot;
}

function End({ tally, over, snapshot }: EndProps) {
  const played = playedBy(snapshot);
  const count = SHORT.rounds;
  const rounds = played && countText(played.rounds);
  const right = played && percentText(Number(played.right.toPrecision(3)));
  return (
    <div className={styles.end}>
      <p>
        {played ? (
          <Trans>
            Ten rounds prove little. The same attack has played {rounds} and was right {right} of the time.
          </Trans>
        ) : (
          <Trans>Ten rounds prove little.</Trans>
        )}{' '}
        {over && (
          <Trans>
            Add/remove bounds how well anyone can tell whether she was there, which is another question.
          </Trans>
        )}
      </p>
      {over && <Share tally={tally} count={count} />}
    </div>
  );
}

function Share({ tally: { reader }, count }: { tally: Tally; count: number }) {
  const [said, setSaid] = useState('');
  const text = t`I guessed Ana’s diagnosis right in ${reader} of ${count} rounds at Adjacency Lab.`;
  const share = async () => {
    const { href } = window.location;
    try {
      if (navigator.share) await navigator.share({ text, url: href });
      else {
        await navigator.clipboard.writeText(`${text} ${href}`);
        setSaid(t`Copied.`);
      }
    } catch {
      setSaid(t`The browser did not allow it, but the link is in the address bar.`);
    }
  };
  return (
    <p className={styles.ways}>
      <a href="#lab">{t`See it on the curve`}</a>
      <button type="button" className="text-button" onClick={share}>{t`Share my game`}</button>
      <span role="status">{said}</span>
    </p>
  );
}

/** Px of the plot, which leaves room for bars and words in a window of 720 px. */
const PLOT = 128;

export function StartRounds() {
  // a game that is dealt anew when the hand rests need not be drawn at each of its moves
  const snapshot = useSnapshotWhile(!useHeld());
  return (
    <GuessFigure
      scenario={scenarioOf(snapshot)}
      deal={SHORT}
      height={PLOT}
      words={(tally, over) => <End tally={tally} over={over} snapshot={snapshot} />}
    />
  );
}
