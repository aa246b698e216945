// Lines of small figures: a path that breaks where nothing verified is known.
import { QUANTITIES } from '../../notation/quantities';
import { QUANTITY_SYMBOLS } from '../../notation/table';

interface CurveLineProps {
  xs: ArrayLike<number>;
  /** NaN or null: a gap. */
  ys: ArrayLike<number | null>;
  x: (value: number) => number;
  y: (value: number) => number;
  /** Whose curve it is. */
  of: 'addRemove' | 'substitute' | 'implied' | 'group';
}

export function CurveLine({ xs, ys, x, y, of }: CurveLineProps) {
  let path = '';
  let pen = false;
  for (let i = 0; i < xs.length; i++) {
    const value = ys[i];
    const at = value === null || value === undefined ? Number.NaN : y(value);
    if (Number.isFinite(at)) path += `${pen ? 'L' : 'M'}${x(xs[i]).toFixed(1)} ${at.toFixed(1)}`;
    pen = Number.isFinite(at);
  }
  return (
    <path className={`small-line ${QUANTITIES[of].className}`} d={path} data-symbol={QUANTITY_SYMBOLS[of]} />
  );
}
