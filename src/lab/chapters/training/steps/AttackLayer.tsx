// The attacks as marks with intervals over the steps, side by side, hollow while models are still being trained.
import { usePlotArea, useXAxisScale, useYAxisScale } from 'recharts';
import { markPath } from '../../../chart/mark';
import { ATTACKS, attackClass } from '../attacks';
import type { AttackSeries } from './attackSeries';

interface AttackLayerProps {
  series: readonly AttackSeries[];
  top: number;
  narrow: boolean;
  partial: boolean;
}

/** Px between the marks of neighbouring attacks at one step. */
const besideOf = (narrow: boolean): number => (narrow ? 4 : 8);

const shiftOf = (index: number, count: number, narrow: boolean): number =>
  (index - (count - 1) / 2) * besideOf(narrow);

export function AttackLayer({ series, top, narrow, partial }: AttackLayerProps) {
  const xScale = useXAxisScale();
  const yScale = useYAxisScale();
  const plot = usePlotArea();
  if (!xScale || !yScale || !plot) return null;
  const yOf = (epsilon: number) => yScale(Math.min(top, Math.max(0, epsilon))) ?? 0;
  const radius = narrow ? 3.4 : 4.4;
  const cap = narrow ? 2 : 3;
  return (
    <g className={`attack-layer${partial ? ' partial' : ''}`}>
      {series.map(({ kind, points }, index) => {
        const { shape } = ATTACKS[kind];
        const shift = shiftOf(index, series.length, narrow);
        const marks = points.map(({ step, epsilon, lower, upper }) => {
          // the first steps crowd together: there the marks stand on their step
          const x = Math.max((xScale(step) ?? 0) + shift, plot.x + radius);
          const high = yOf(upper);
          const low = yOf(lower);
          const foot = lower < epsilon ? `M${x - cap} ${low}h${2 * cap}` : '';
          const head =
            upper > top
              ? `M${x - cap} ${high + cap + 1}L${x} ${high}L${x + cap} ${high + cap + 1}`
              : `M${x - cap} ${high}h${2 * cap}`;
          return { step, x, y: yOf(epsilon), whisker: `${foot}M${x} ${low}V${high}${head}` };
        });
        return (
          <g key={kind} className={attackClass(kind)}>
            <path
              className="attack-thread"
              d={`M${xScale(0) ?? 0} ${yOf(0)}${marks.map(({ x, y }) => `L${x} ${y}`).join('')}`}
            />
            {marks.map(({ step, whisker }) => (
              <path key={step} className="attack-whisker" d={whisker} />
            ))}
            {marks.map(({ step, x, y }) => (
              <path key={step} className="attack-mark" d={markPath(shape, x, y, radius)} />
            ))}
          </g>
        );
      })}
    </g>
  );
}
