// What a configuration's epsilon does not cover, with sources. Lines that were not followed stand beside the epsilon (Unfollowed.tsx).
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type Caution, cautionsFor } from '../../../configuration/cautions';
import { type Source, toolNamed } from '../../../configuration/tools';
import type { ConfigurationReading, ToolId } from '../../../configuration/types';
import { fromCore } from '../../../language/core';
import styles from './Cautions.module.css';

/** '(opacus#80, opacus#571)'; links that the reader may follow, nothing is fetched. */
export function Sources({ of }: { of: readonly Source[] }) {
  return (
    <span className={styles.sources}>
      (
      {of.map(({ label, url }, i) => (
        <span key={url}>
          {i > 0 && ', '}
          <a href={url} rel="noreferrer" target="_blank">
            {fromCore(label)}
          </a>
        </span>
      ))}
      )
    </span>
  );
}

const item = ({ id, title, text, sources }: Caution) => (
  <div key={id} className={styles.caution}>
    <dt>{fromCore(title)}</dt>
    <dd>
      {fromCore(text)} <Sources of={sources} />
    </dd>
  </div>
);

export function Cautions({ reading, tool }: { reading: ConfigurationReading; tool: ToolId }) {
  const cautions = cautionsFor(reading, tool).filter(({ id }) => id !== 'unread');
  const { name, adjacency, batches, sources: said } = toolNamed(tool);
  return (
    <div className={styles.cautions}>
      <h4>
        <Trans>What this ε takes for granted</Trans>
      </h4>
      <dl>
        <div className={styles.caution}>
          <dt>{tool === 'other' ? t`What its library counts` : t`What ${name} counts`}</dt>
          <dd>
            {fromCore(adjacency)} {fromCore(batches)} <Sources of={said} />
          </dd>
        </div>
        {cautions.map(item)}
      </dl>
    </div>
  );
}
