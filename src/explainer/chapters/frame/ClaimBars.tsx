// How many of many claims were false, by rule: bars, and the same as a table. Draws what it is given.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FalseClaims } from '../../../jobs';
import { percentText } from '../../notation/formatNumber';
import { Epsilon } from '../../notation/Num';
import { ScrollRegion } from '../../ui/ScrollRegion';
import styles from './ClaimBars.module.css';

export interface ClaimRow {
  name: string;
  claims: FalseClaims | null;
}

interface ClaimBarsProps {
  rows: readonly ClaimRow[];
  audits: number;
  /** What the confidence allows. */
  allowed: number;
  stale: boolean;
  /** For the table. */
  title: string;
}

export const shareText = (value: number): string => percentText(Number(value.toPrecision(2)));

function Bar({
  name,
  claims,
  audits,
  allowed,
  end,
}: ClaimRow & { audits: number; allowed: number; end: number }) {
  const percent = (value: number) => `${Math.min(100, (100 * value) / end)}%`;
  const rate = claims ? claims.count / audits : 0;
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>
        <span className={styles.bar} aria-hidden="true">
          <span className={styles.fill} style={{ width: percent(rate) }} />
          {claims && (
            <span
              className={styles.interval}
              style={{ left: percent(claims.lower), right: `calc(100% - ${percent(claims.upper)})` }}
            />
          )}
          <span className={styles.allowed} style={{ left: percent(allowed) }} />
        </span>
        <span className={styles.words}>
          {claims ? <Falsehood claims={claims} audits={audits} /> : t`not run yet`}
        </span>
      </dd>
    </div>
  );
}

function Falsehood({ claims, audits }: { claims: FalseClaims; audits: number }) {
  const { count } = claims;
  const share = shareText(count / audits);
  const lower = shareText(claims.lower);
  const upper = shareText(claims.upper);
  return (
    <Trans>
      <b>{share}</b> false ({count} of {audits}; {lower} to {upper}), on average ε ≥{' '}
      <Epsilon value={claims.meanEpsilon} rounding="down" />
    </Trans>
  );
}

export function ClaimBars({ rows, audits, allowed, stale, title }: ClaimBarsProps) {
  const end = Math.max(2 * allowed, 0.2, ...rows.map(({ claims }) => claims?.upper ?? 0));
  return (
    <>
      <dl className={stale ? `${styles.bars} ${styles.stale}` : styles.bars}>
        {rows.map((row) => (
          <Bar key={row.name} {...row} audits={audits} allowed={allowed} end={end} />
        ))}
      </dl>
      {audits > 0 && (
        <details className="figure-words">
          <summary>
            <Trans>The claims in numbers</Trans>
          </summary>
          <ScrollRegion label={t`${title}: table`}>
            <table>
              <caption>
                <Trans>
                  {title}. {audits} audits; the interval of a share holds with 95 %.
                </Trans>
              </caption>
              <thead>
                <tr>
                  <th scope="col">
                    <Trans>claimed by</Trans>
                  </th>
                  <th scope="col">
                    <Trans>false</Trans>
                  </th>
                  <th scope="col">
                    <Trans>share</Trans>
                  </th>
                  <th scope="col">
                    <Trans>from</Trans>
                  </th>
                  <th scope="col">
                    <Trans>to</Trans>
                  </th>
                  <th scope="col">
                    <Trans>claimed ε ≥, on average</Trans>
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map(
                  ({ name, claims }) =>
                    claims && (
                      <tr key={name}>
                        <th scope="row">{name}</th>
                        <td>{claims.count}</td>
                        <td>{percentText(claims.count / audits)}</td>
                        <td>{percentText(claims.lower)}</td>
                        <td>{percentText(claims.upper)}</td>
                        <td>
                          <Epsilon value={claims.meanEpsilon} rounding="down" />
                        </td>
                      </tr>
                    ),
                )}
              </tbody>
            </table>
          </ScrollRegion>
        </details>
      )}
    </>
  );
}
