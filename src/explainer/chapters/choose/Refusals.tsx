// What a configuration runs that this page has no ε for, and what may be asked instead.
import { Trans } from '@lingui/react/macro';
import type { Refusal } from '../../../configuration/refusals';
import { Sources } from './Cautions';
import styles from './Conflicts.module.css';

interface RefusalsProps {
  refusals: readonly Refusal[];
  /** The lines that are offered, to be put in the text's place. */
  onOffer(text: string): void;
}

export function Refusals({ refusals, onOffer }: RefusalsProps) {
  if (refusals.length === 0) return null;
  return (
    <div className={`doubt ${styles.conflicts}`} role="status">
      <p>
        <Trans>
          <b>No ε here:</b> the text describes another mechanism than DP-SGD with Poisson batches of records.
        </Trans>
      </p>
      <ul>
        {refusals.map(({ id, line, title, text, offer, sources }) => (
          <li key={id}>
            <Trans>
              <b>{title}</b> (line {line}). {text} <Sources of={sources} />
              {offer !== null && (
                <span className={styles.claims}>
                  <button type="button" className="text-button" onClick={() => onOffer(offer)}>
                    <Trans>Ask for {offer.split('\n').slice(0, 2).join(', ')} instead</Trans>
                  </button>
                </span>
              )}
            </Trans>
          </li>
        ))}
      </ul>
    </div>
  );
}
