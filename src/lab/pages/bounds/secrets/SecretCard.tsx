// The card of one kind of secret, which shows how far an attacker gets under more and less noise.
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { chanceText } from '../../../chapters/frame/chanceText';
import { Chart } from '../../../chart/Chart';
import type { ChartData } from '../../../chart/chartData';
import { countText } from '../../../notation/formatNumber';
import styles from './Secrets.module.css';
import { isCertain, type SecretKind } from './secretKinds';

interface SecretCardProps {
  id: string;
  name: string;
  /** The secret; null while it is not known or cannot be read. */
  secret: SecretKind | null;
  data: ChartData | null;
  /** The page's own substitute ε; null while it is not known. */
  own: number | null;
  children?: ReactNode;
}

function beforehand(secret: SecretKind): string {
  if (isCertain(secret)) return t`One value is certain beforehand, so nothing is left to guess.`;
  const { values, heaviest, median } = secret;
  const count = countText(values);
  const likeliest = chanceText(heaviest);
  const middle = chanceText(median);
  return median < heaviest
    ? t`There are ${count} values. The likeliest has a chance of ${likeliest}, the median one of ${middle}.`
    : t`There are ${count} values. The likeliest has a chance of ${likeliest}.`;
}

export function SecretCard({ id, name: kind, secret, data, own, children }: SecretCardProps) {
  const name = `${kind[0].toUpperCase()}${kind.slice(1)}`;
  return (
    <div className={styles.card}>
      <h4>{name}</h4>
      {children}
      <p className="part-caption">{secret ? beforehand(secret) : t`Nothing to draw yet.`}</p>
      <div className={styles.chart}>
        {data && (
          <Chart
            data={data}
            label={t`${name} has the largest advantage of an attacker over the substitute epsilon of the training. Its numbers stand below.`}
            className={`secret-box-${id}`}
            at={own}
            height={210}
            keyed={false}
          />
        )}
      </div>
    </div>
  );
}
