// The clipped gradients of one step's batch as arrows at their records, and at the plane's middle what is added up and the noise. For a
// straight model, whose first two numbers are a direction in the plane; a network's step is in its table.
import type { PlaneView } from '../plane/planeView';
import styles from '../WorldsFigure.module.css';
import type { OneStep } from './useOneModel';

/** Of the plane's half, how long a gradient of the clipping norm is drawn. */
const LONG = 0.35;

export function GradientArrows({ step, view }: { step: OneStep; view: PlaneView }) {
  const { parts, training } = step;
  if (training.model !== 'logistic') return null;
  const scale = (LONG * view.scale) / training.clippingNorm;
  // against the gradient, as the step goes
  const arrow = (x: number, y: number, of: ArrayLike<number>, className: string | undefined, key: string) => {
    const from = view.place({ x, y });
    return (
      <line
        key={key}
        className={className}
        x1={from.left}
        y1={from.top}
        x2={from.left - scale * of[0]}
        y2={from.top + scale * of[1]}
      />
    );
  };
  return (
    <g className={styles.arrows}>
      {parts.batch.map(({ record, point, clipped }) =>
        arrow(record.x, record.y, clipped, point === 0 ? styles.anaArrow : undefined, `${point}`),
      )}
      {arrow(0, 0, parts.noise, styles.noiseArrow, 'noise')}
      {arrow(0, 0, parts.sum, styles.sumArrow, 'sum')}
    </g>
  );
}
