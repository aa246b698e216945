// What the run has where batches are drawn as was answered: the numbers of that way; or, where nobody is sure, what holds whichever way it
// was, and each way's own number.
import { Trans } from '@lingui/react/macro';
import type { Bound } from '../../configuration/bounds';
import type { Resolved } from '../../configuration/resolve';
import type { WayReply } from '../../jobs';
import { fromCore } from '../../language/core';
import { EpsilonOf } from './EpsilonOf';
import { EpsilonPair } from './EpsilonPair';
import styles from './Outcome.module.css';
import { Sources } from './Sources';

interface WaysProps {
  ways: readonly Bound[];
  replies: readonly WayReply[];
  unit: Resolved['unit'];
}

type Point = WayReply['points'][number] & { relation: 'add-remove' | 'zero-out' | 'substitute' };

export function Ways({ ways, replies, unit }: WaysProps) {
  const [way, ...others] = ways;
  if (!way) return null;
  if (others.length > 0) return <WhicheverItWas ways={ways} replies={replies} unit={unit} />;
  const points = (replies[0]?.points ?? []) as Point[];
  return (
    <>
      <EpsilonPair parts={points} lacks={way.lacks === null ? null : fromCore(way.lacks)} unit={unit} />
      {way.text !== '' && (
        <p>
          {fromCore(way.text)} <Sources of={way.sources} />
        </p>
      )}
    </>
  );
}

/** The largest of the ways holds for each of them. */
function WhicheverItWas({ ways, replies, unit }: WaysProps) {
  const points = replies.map(({ points: [point] }) => point as Point);
  const largest = Math.max(...points.map(({ epsilon }) => epsilon.upper));
  const worst = points.find(({ epsilon }) => epsilon.upper === largest);
  const mus = points.map(({ mu }) => mu);
  const widest = mus.every((mu) => mu !== null) ? mus.toSorted((a, b) => b.upper - a.upper)[0] : null;
  if (!worst) return null;
  return (
    <div className={styles.bounds}>
      <EpsilonPair parts={[{ ...worst, mu: widest ?? null }]} unit={unit} />
      <p>
        <Trans>
          This holds whichever of these ways it was. Add/remove is not defined for all of them, so that only a
          replaced record has a number.
        </Trans>
      </p>
      <ul>
        {ways.map((way, i) => (
          <li key={way.id}>
            {fromCore(way.title)}: {points[i] && <EpsilonOf id="substitute" verified={points[i].epsilon} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
