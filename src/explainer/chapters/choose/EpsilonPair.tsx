// What a configuration has under both adjacencies, side by side.
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
        <dt>Whether a record was there</dt>
        <dd>
          <EpsilonOf id="addRemove" verified={addRemove} />
          <span className="soft"> add/remove, upper bound</span>
        </dd>
      </div>
      <div>
        <dt>A label or an attribute of it</dt>
        <dd>
          <EpsilonOf id="substitute" verified={substitute} />
          <span className="soft"> substitute, upper bound</span>
        </dd>
      </div>
    </dl>
  );
}
