// Bounds for what a configuration runs in the place of Poisson batches of records, each with its condition and its adjacency.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Offer } from '../../../configuration/offers';
import type { RunPoint } from '../../../jobs';
import { fromCore } from '../../../language/core';
import { Epsilon, EpsilonSymbol } from '../../notation/Num';
import { useRequest } from '../frame/useRequest';
import { useRisk } from '../frame/useRisk';
import { Sources } from './Cautions';
import styles from './Conflicts.module.css';
import { Failed } from './Failed';

type Bound = Offer['bounds'][number];

/** Whose record, and what becomes of it. */
const CONDITIONS: Readonly<Record<Bound['unit'], Readonly<Record<Bound['adjacency'], string>>>> = {
  record: {
    'zero-out': t`if a record is zeroed out`,
    'add-remove': t`if a record is added or removed`,
    substitute: t`if a record is replaced`,
  },
  client: {
    'zero-out': t`if a client is zeroed out`,
    'add-remove': t`if a client is added or removed`,
    substitute: t`if a client is replaced`,
  },
  user: {
    'zero-out': t`if all of a user is zeroed out`,
    'add-remove': t`if all of a user is added or removed`,
    substitute: t`if all of a user is replaced`,
  },
};

export function Offers({ offers }: { offers: readonly Offer[] }) {
  const request =
    offers.length === 0
      ? null
      : {
          asked: offers.map(({ mechanism: run, delta, records }) =>
            records === undefined ? { run, delta } : { run, delta, records },
          ),
        };
  const { reply, status, error, current } = useRequest(useRisk().points, request);
  if (offers.length === 0) return null;
  return (
    <div className={`${styles.conflicts} ${styles.instead}`} role="status">
      <p>
        <Trans>
          <b>What is known instead</b>, computed here, each number for its own condition:
        </Trans>
      </p>
      {status === 'failed' && <Failed error={error} />}
      <ul>
        {offers.map((offer, i) => (
          <li key={offer.id}>
            <b>{fromCore(offer.title)}:</b> <Bounds offer={offer} point={current ? reply?.[i] : undefined} />{' '}
            {fromCore(offer.text)} <Sources of={offer.sources} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Bounds({ offer, point }: { offer: Offer; point: RunPoint | undefined }) {
  if (point === undefined)
    return (
      <span className="soft">
        <Trans>being computed.</Trans>
      </span>
    );
  return offer.bounds.map(({ unit, adjacency, relation, attained }, i) => {
    const { upper } = relation === 'substitute' ? point.substitute : point.addRemove;
    return (
      <span key={adjacency}>
        {i > 0 && ', '}
        <b className={relation === 'substitute' ? 'substitute' : 'add-remove'}>
          <EpsilonSymbol adjacency={relation === 'substitute' ? 'S' : 'AR'} />{' '}
          {attained === null ? (
            <>
              ≤ <Epsilon value={upper} rounding="up" />
            </>
          ) : (
            <Trans>
              between <Epsilon value={point.addRemove.lower} rounding="down" /> and{' '}
              <Epsilon value={upper} rounding="up" />
            </Trans>
          )}
        </b>{' '}
        {CONDITIONS[unit][adjacency]}
        {i === offer.bounds.length - 1 && '.'}
      </span>
    );
  });
}
