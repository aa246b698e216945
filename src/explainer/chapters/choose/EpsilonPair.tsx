// What a configuration has under both adjacencies, side by side.
import { Trans } from '@lingui/react/macro';
import type { Verified } from '../../../accounting/types';
import { EpsilonOf } from './EpsilonOf';
import styles from './Meaning.module.css';

interface EpsilonPairProps {
  addRemove: Pick<Verified, 'value' | 'lower' | 'upper'>;
  substitute: Pick<Verified, 'value' | 'lower' | 'upper'>;
}

export function EpsilonPair({ addRemove, substitute }: EpsilonPairProps) {
  return (
    <dl className={styles.pair}>
      <div>
        <dt>
          <Trans>Whether a record was there</Trans>
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
          <Trans>A label or an attribute of it</Trans>
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
