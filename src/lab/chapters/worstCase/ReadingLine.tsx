// What the threshold says of its draws, in one line: where the whole table has no room.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ThresholdReading } from '../../jobs';
import { countText } from '../../notation/formatNumber';
import styles from './ReadingLine.module.css';
import { Bound } from './ReadingTable';

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Count({ of, runs }: { of: number; runs: number }) {
  const mistakes = countText(of);
  const made = countText(runs);
  return (
    <Trans>
      {mistakes} of {made}
    </Trans>
  );
}

export function ReadingLine({ reading }: { reading: ThresholdReading | null }) {
  const cells = (write: (of: ThresholdReading) => ReactNode) => (reading ? write(reading) : '…');
  return (
    <dl className={styles.line}>
      <Part name={t`false alarms`}>
        {cells(({ falsePositives, runs }) => (
          <Count of={falsePositives} runs={runs} />
        ))}
      </Part>
      <Part name={t`misses`}>
        {cells(({ falseNegatives, runs }) => (
          <Count of={falseNegatives} runs={runs} />
        ))}
      </Part>
      <Part name={t`wrong guesses in all`}>
        {cells(({ falsePositives, falseNegatives, runs }) => (
          <Count of={falsePositives + falseNegatives} runs={2 * runs} />
        ))}
      </Part>
      <Part name={t`no curve assumed`}>
        {cells(({ direct }) => (
          <Bound value={direct} />
        ))}
      </Part>
      <Part name={t`by the share of wrong guesses`}>
        {cells(({ valid }) => (
          <Bound value={valid} />
        ))}
      </Part>
    </dl>
  );
}
