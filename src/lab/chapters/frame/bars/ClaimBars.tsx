// Bars of the share of claims that were false, one for each rule by which claims are made, and the same numbers as a table.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Scenario } from '../../../../scenario';
import type { FalseClaims } from '../../../../work';
import { FigureNumbers } from '../../../chart/FigureNumbers';
import { rateText } from '../../../notation/formatNumber';
import { Epsilon } from '../../../notation/Num';
import { DataTable } from '../../../ui/DataTable';
import { later } from '../../../ui/later';
import { BarRow } from './BarRow';
import styles from './ClaimBars.module.css';
import { type ClaimBarsOf, endOf } from './claimRow';

const SaveClaims = later(() => import('./SaveClaims'), 'SaveClaims');

interface ClaimBarsProps extends ClaimBarsOf {
  /** The scenario that was audited. */
  scenario: Scenario;
  /** Whether the numbers belong to earlier settings, with which they cannot be saved. */
  stale: boolean;
}

function Falsehood({ claims, audits }: { claims: FalseClaims; audits: number }) {
  const { count } = claims;
  const share = rateText(count / audits, 'nearest');
  const lower = rateText(claims.lower, 'down');
  const upper = rateText(claims.upper, 'up');
  return (
    <Trans>
      <b>{share}</b> false ({count} of {audits}; {lower} to {upper}), on average ε ≥{' '}
      <Epsilon value={claims.meanEpsilon} rounding="down" />
    </Trans>
  );
}

const numbersOf = (name: string, claims: FalseClaims, audits: number): ReactNode[] => [
  name,
  claims.count,
  rateText(claims.count / audits, 'nearest'),
  rateText(claims.lower, 'down'),
  rateText(claims.upper, 'up'),
  <Epsilon key={name} value={claims.meanEpsilon} rounding="down" />,
];

export function ClaimBars({ scenario, stale, ...of }: ClaimBarsProps) {
  const { rows, audits, allowed, title } = of;
  const end = endOf(rows, allowed);
  const percent = (value: number) => `${Math.min(100, (100 * value) / end)}%`;
  return (
    <>
      <dl className={stale ? `${styles.bars} ${styles.stale}` : styles.bars} data-testid="claim-bars">
        {rows.map(({ name, claims }) => (
          <BarRow
            key={name}
            name={name}
            share={claims.count / audits / end}
            marks={
              <>
                <span
                  className={styles.interval}
                  style={{ left: percent(claims.lower), right: `calc(100% - ${percent(claims.upper)})` }}
                />
                <span className={styles.allowed} style={{ left: percent(allowed) }} />
              </>
            }
          >
            <Falsehood claims={claims} audits={audits} />
          </BarRow>
        ))}
      </dl>
      <FigureNumbers
        title={t`The claims in numbers`}
        saves={
          stale ? null : { of: t`the bars of false claims`, rows: <SaveClaims of={of} scenario={scenario} /> }
        }
      >
        <DataTable
          label={t`${title}: table`}
          caption={
            <Trans>
              {title}. There are {audits} audits, and the interval of a share holds with 95%.
            </Trans>
          }
          columns={[t`claimed by`, t`false`, t`share`, t`from`, t`to`, t`claimed ε ≥, on average`]}
          rows={rows.map(({ name, claims }) => numbersOf(name, claims, audits))}
        />
      </FigureNumbers>
    </>
  );
}
