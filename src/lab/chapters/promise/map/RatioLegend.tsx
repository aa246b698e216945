// What the colours of the map mean.
import { Trans } from '@lingui/react/macro';
import { withDecimalMark } from '../../../../base/language/numbers';
import { BANDS, CONTOURS, colourOf } from './mapField';
import styles from './RatioLegend.module.css';

const TICKS = [1, ...CONTOURS] as const;
const END = 3.2;
const at = (ratio: number): number => (100 * (ratio - 1)) / (END - 1);

export function RatioLegend() {
  return (
    <div className={styles.legend}>
      <div className={styles.scale}>
        <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none">
          <rect width="100" height="10" fill="var(--ratio-0)" />
          {BANDS.map((ratio) => {
            const { from, to, share } = colourOf(ratio);
            const box = { x: at(ratio), width: 100 - at(ratio), height: 10 };
            return (
              <g key={ratio}>
                <rect {...box} fill={`var(--ratio-${from})`} />
                <rect {...box} fill={`var(--ratio-${to})`} fillOpacity={share} />
              </g>
            );
          })}
        </svg>
        {TICKS.map((ratio) => (
          <span
            key={ratio}
            className={ratio === 2 ? styles.twice : undefined}
            style={{ left: `${at(ratio)}%` }}
          >
            {withDecimalMark(String(ratio))}
          </span>
        ))}
      </div>
      <span className={styles.key}>
        <svg aria-hidden="true" viewBox="0 0 14 14">
          <rect fill="url(#unverified-hatch)" width="14" height="14" />
        </svg>
        <Trans>not verified</Trans>
      </span>
      <span className={styles.key}>
        <svg aria-hidden="true" viewBox="0 0 14 14">
          <path className={styles.known} d="M7 1L13 7L7 13L1 7Z" />
        </svg>
        <Trans>known training run</Trans>
      </span>
    </div>
  );
}
