// What the colours of the map mean.
import { Trans } from '@lingui/react/macro';
import { withDecimalMark } from '../../../../language/numbers';
import { EpsilonSymbol } from '../../../notation/Num';
import { CLASS_ENDS, CLASSES } from './mapGrid';
import styles from './RatioLegend.module.css';

export function RatioLegend() {
  return (
    <div className={styles.legend}>
      <span>
        <EpsilonSymbol adjacency="S" />/<EpsilonSymbol adjacency="AR" />
      </span>
      <ol>
        {Array.from({ length: CLASSES }, (_, i) => (
          <li key={CLASS_ENDS[i] ?? 'beyond'}>
            <svg aria-hidden="true" viewBox="0 0 10 10" preserveAspectRatio="none">
              <rect fill={`var(--ratio-${i})`} width="10" height="10" />
            </svg>
            <span className={CLASS_ENDS[i] === 2 ? styles.twice : undefined}>
              {withDecimalMark(String(CLASS_ENDS[i] ?? ''))}
            </span>
          </li>
        ))}
      </ol>
      <span className={styles.hatch}>
        <svg aria-hidden="true" viewBox="0 0 14 14">
          <rect fill="url(#unverified-hatch)" width="14" height="14" />
        </svg>
        <Trans>not verified</Trans>
      </span>
    </div>
  );
}
