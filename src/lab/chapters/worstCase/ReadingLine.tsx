// What the threshold says of its draws, in one line: where the whole table has no room.
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ThresholdReading } from '../../jobs';
import { countText } from '../../notation/formatNumber';
import styles from './ReadingLine.module.css';
import { BOUNDS, Bound, MISTAKES } from './ReadingTable';

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Count({ of }: { of: readonly number[] }) {
  const [mistakes, made] = of.map(countText);
  return (
    <Trans>
      {mistakes} of {made}
    </Trans>
  );
}

export const ReadingLine = ({ reading }: { reading: ThresholdReading | null }) => (
  <dl className={styles.line}>
    {MISTAKES.map(({ name, read }) => (
      <Part key={name} name={name}>
        {reading ? <Count of={read(reading)} /> : '…'}
      </Part>
    ))}
    {BOUNDS.filter(({ by }) => by !== 'gaussian').map(({ by, name }) => (
      <Part key={by} name={name}>
        {reading ? <Bound value={reading[by]} /> : '…'}
      </Part>
    ))}
  </dl>
);
