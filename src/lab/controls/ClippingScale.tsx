// A picture beside the slider of the clipping norm C that shows what C changes: the most that one record adds to a step, and the noise.
// Both move together along an axis of gradient lengths, so that their ratio stays the same, and with it every ε.
import { Trans } from '@lingui/react/macro';
import { parameterText } from '../notation/formatNumber';
import { Sym } from '../notation/Num';
import styles from './ClippingScale.module.css';

/** Lengths of gradients at the two ends of the axis, which is logarithmic. */
const ENDS = [0.005, 2000] as const;

const share = (length: number): string => {
  const along = Math.log(length / ENDS[0]) / Math.log(ENDS[1] / ENDS[0]);
  return `${(100 * Math.min(1, Math.max(0, along))).toFixed(2)}%`;
};

interface ClippingScaleProps {
  /** The clipping norm C. */
  norm: number;
  /** The noise multiplier σ, a multiple of C. */
  noise: number;
}

export function ClippingScale({ norm, noise }: ClippingScaleProps) {
  const moved = parameterText(2 * norm);
  const deviation = parameterText(noise * norm);
  return (
    <span className={styles.scale} data-testid="clipping-scale">
      <span>
        <Trans>
          Another value in Ana’s record moves a step’s sum by up to 2<Sym>C</Sym> = {moved}, and the noise has
          standard deviation <Sym>σ</Sym>
          <Sym>C</Sym> = {deviation}.
        </Trans>
      </span>
      <span className={styles.axis} aria-hidden="true">
        <i className={styles.record} style={{ left: share(2 * norm) }} />
        <i className={styles.noise} style={{ left: share(noise * norm) }} />
      </span>
    </span>
  );
}
