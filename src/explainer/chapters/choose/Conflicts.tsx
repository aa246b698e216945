// Claims of a configuration that cannot all hold, side by side: the reader picks, and until then there is no ε.
import { Trans } from '@lingui/react/macro';
import type { Choices, Conflict } from '../../../configuration/agreement';
import { fromCore } from '../../../language/core';
import styles from './Conflicts.module.css';

interface ConflictsProps {
  conflicts: readonly Conflict[];
  /** How many parts of one run the claims would make; 0 where they make none. */
  couldBeSegments?: number;
  onPick(picked: Choices): void;
}

export function Conflicts({ conflicts, couldBeSegments = 0, onPick }: ConflictsProps) {
  if (conflicts.length === 0) return null;
  return (
    <div className={`doubt ${styles.conflicts}`} role="status">
      <p>
        <Trans>
          <b>No ε yet:</b> lines of the text do not agree. Which holds?
        </Trans>
      </p>
      <ul>
        {conflicts.map(({ name, what, claims }) => (
          <li key={name}>
            {fromCore(what)}
            {claims.length > 0 && (
              <span className={styles.claims}>
                {claims.map(({ value, from }) => (
                  <button
                    key={`${value} ${from}`}
                    type="button"
                    className="text-button"
                    onClick={() => onPick({ [name]: value })}
                  >
                    {value} <span className="soft">({fromCore(from)})</span>
                  </button>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
      {couldBeSegments > 1 && (
        <p>
          <Trans>Or do all of them, one after another?</Trans>{' '}
          <button type="button" className="text-button" onClick={() => onPick({ segments: couldBeSegments })}>
            <Trans>They are {couldBeSegments} parts of one run</Trans>
          </button>
        </p>
      )}
    </div>
  );
}
