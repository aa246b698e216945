// What a run has under both adjacencies, side by side, each with what it protects.
import { Trans } from '@lingui/react/macro';
import type { Verified } from '../../accounting/types';
import { EpsilonOf } from './EpsilonOf';
import styles from './EpsilonPair.module.css';

interface EpsilonPairProps {
  addRemove: Pick<Verified, 'value' | 'lower' | 'upper'>;
  substitute: Pick<Verified, 'value' | 'lower' | 'upper'>;
  unit?: 'record' | 'client';
}

export function EpsilonPair({ addRemove, substitute, unit = 'record' }: EpsilonPairProps) {
  return (
    <dl className={styles.pair}>
      <div>
        <dt>
          {unit === 'client' ? (
            <Trans>Whether a client took part</Trans>
          ) : (
            <Trans>Whether a record was there</Trans>
          )}
        </dt>
        <dd>
          <EpsilonOf id="addRemove" verified={addRemove} />
          <span className="soft">
            {' '}
            <Trans>add/remove, upper bound</Trans>
          </span>
        </dd>
      </div>
      <div>
        <dt>
          {unit === 'client' ? (
            <Trans>What a client contributed</Trans>
          ) : (
            <Trans>A label or an attribute of it</Trans>
          )}
        </dt>
        <dd>
          <EpsilonOf id="substitute" verified={substitute} />
          <span className="soft">
            {' '}
            <Trans>substitute, upper bound</Trans>
          </span>
        </dd>
      </div>
    </dl>
  );
}
