// The two bell curves whose centres are μ apart, as a picture.
import { QUANTITIES } from '../../../notation/quantities';
import { QUANTITY_SYMBOLS } from '../../../notation/table';
import styles from './MuPart.module.css';

/** Number of standard deviations from its centre beyond which a bell curve is not drawn. */
const SIDE = 3.2;
/** Number of points of each curve. */
const POINTS = 97;

const bell = (x: number): number => Math.exp(-0.5 * x * x);

/**
 * Two bell curves whose centres are 0 and μ, with heights in [0, 1]. `widest` is the largest μ of the pictures side by side, so
 * that all have the same scale.
 */
export function bellsOf(mu: number, widest: number) {
  // The pair stands in the middle of its picture, whatever its distance.
  const room = SIDE + (widest - mu) / 2;
  const [from, to] = [-room, mu + room];
  const xs = Array.from({ length: POINTS }, (_, i) => from + ((to - from) * i) / (POINTS - 1));
  const first = xs.map(bell);
  const second = xs.map((x) => bell(x - mu));
  return { from, to, xs, first, second, shared: first.map((height, i) => Math.min(height, second[i])) };
}

interface BellsProps {
  of: 'addRemove' | 'substitute';
  /** Upper bound on μ, as stated below the picture. */
  mu: number;
  widest: number;
  width: number;
}

/** Height of the picture, in px. */
export const BELLS_HEIGHT = 84;
/** Space above the curves for the mark of their distance, in px. */
const TOP = 22;

/** The curves and the mark of their distance, to stand in an svg element. */
export function BellsShapes({ of, mu, widest, width }: BellsProps) {
  const { from, to, xs, first, second, shared } = bellsOf(mu, widest);
  const x = (value: number) => ((value - from) / (to - from)) * width;
  const y = (share: number) => BELLS_HEIGHT - share * (BELLS_HEIGHT - TOP);
  const line = (heights: readonly number[]) =>
    `M${heights.map((height, i) => `${x(xs[i]).toFixed(1)} ${y(height).toFixed(1)}`).join('L')}`;
  const { className } = QUANTITIES[of];
  return (
    <>
      <path className="world-original" d={`${line(shared)}Z`} />
      <path className="world-line own" d={line(first)} />
      <path className={`world-line ${className}`} d={line(second)} />
      <path className={styles.apart} d={`M${x(0)} ${TOP - 12}v8m0 -4H${x(mu)}m0 -4v8`} />
    </>
  );
}

export const Bells = (props: BellsProps) => (
  <svg
    width={props.width}
    height={BELLS_HEIGHT + 1}
    aria-hidden="true"
    data-symbol={QUANTITY_SYMBOLS[props.of]}
  >
    <BellsShapes {...props} />
  </svg>
);
