// What a configuration runs that this page has no ε for, and what may be asked instead.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Refusal } from '../../../configuration/refusals';
import { fromCore } from '../../../language/core';
import { Sources } from './Cautions';
import styles from './Conflicts.module.css';

interface RefusalsProps {
  refusals: readonly Refusal[];
  /** The lines that are offered, to be put in the text's place. */
  onOffer(text: string): void;
}

const insteadText = (lines: string): string => t`Ask for ${lines} instead`;

const Named = ({ title, line }: { title: string; line: number }) => (
  <Trans>
    <b>{title}</b> (line {line}).
  </Trans>
);

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
            <Named title={fromCore(title)} line={line} /> {fromCore(text)} <Sources of={sources} />
            {offer !== null && (
              <span className={styles.claims}>
                <button type="button" className="text-button" onClick={() => onOffer(offer)}>
                  {insteadText(offer.split('\n').slice(0, 2).join(', '))}
                </button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
