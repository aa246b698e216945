// Two bell curves that overlap: the world with the record and the world without it, or with another in its place.
import { QUANTITIES } from '../../../notation/quantities';
import { QUANTITY_SYMBOLS } from '../../../notation/table';
import { bellsOf } from './bellCurves';
import styles from './MuPart.module.css';

interface BellsProps {
  of: 'addRemove' | 'substitute';
  /** An upper bound, as it is said beside the picture. */
  mu: number;
  widest: number;
  width: number;
}

/** Px. */
const HEIGHT = 84;
const TOP = 22;

export function Bells({ of, mu, widest, width }: BellsProps) {
  const { from, to, xs, first, second, shared } = bellsOf(mu, widest);
  const x = (value: number) => ((value - from) / (to - from)) * width;
  const y = (share: number) => HEIGHT - share * (HEIGHT - TOP);
  const line = (heights: readonly number[]) =>
    `M${heights.map((height, i) => `${x(xs[i]).toFixed(1)} ${y(height).toFixed(1)}`).join('L')}`;
  const { className } = QUANTITIES[of];
  return (
    <svg width={width} height={HEIGHT + 1} aria-hidden="true" data-symbol={QUANTITY_SYMBOLS[of]}>
      <path className="world-original" d={`${line(shared)}Z`} />
      <path className="world-line own" d={line(first)} />
      <path className={`world-line ${className}`} d={line(second)} />
      <path className={styles.apart} d={`M${x(0)} ${TOP - 12}v8m0 -4H${x(mu)}m0 -4v8`} />
    </svg>
  );
}
