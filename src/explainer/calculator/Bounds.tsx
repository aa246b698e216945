// What holds of a run although this accountant has no ε for the way its batches are drawn: bounds, each with its condition and its
// adjacency.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Bound } from '../../configuration/bounds';
import type { RunPoint } from '../../jobs';
import { fromCore } from '../../language/core';
import { useRequest } from '../chapters/frame/useRequest';
import { useRisk } from '../chapters/frame/useRisk';
import { Epsilon, EpsilonSymbol } from '../notation/Num';
import { Failed } from './Failed';
import styles from './Outcome.module.css';
import { Sources } from './Sources';

const CONDITIONS: Readonly<Record<Bound['bounds'][number]['adjacency'], string>> = {
  'zero-out': t`if a record is zeroed out`,
  'add-remove': t`if a record is added or removed`,
  substitute: t`if a record is replaced`,
};

export function Bounds({ bounds, delta }: { bounds: readonly Bound[]; delta: number }) {
  const request = { asked: bounds.map(({ mechanism: run }) => ({ run, delta })) };
  const { reply, status, error, current } = useRequest(useRisk().points, request);
  return (
    <div className={styles.bounds}>
      <p>
        <b>
          <Trans>What holds all the same</Trans>
        </b>
      </p>
      {status === 'failed' && <Failed error={error} />}
      <ul>
        {bounds.map((bound, i) => (
          <li key={bound.id}>
            <b>{fromCore(bound.title)}:</b> <Numbers bound={bound} point={current ? reply?.[i] : undefined} />{' '}
            {fromCore(bound.text)} <Sources of={bound.sources} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Numbers({ bound, point }: { bound: Bound; point: RunPoint | undefined }) {
  if (point === undefined) {
    return (
      <span className="soft">
        <Trans>being computed.</Trans>
      </span>
    );
  }
  return bound.bounds.map(({ adjacency, relation, attained }, i) => {
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
        {CONDITIONS[adjacency]}
        {i === bound.bounds.length - 1 && '.'}
      </span>
    );
  });
}
