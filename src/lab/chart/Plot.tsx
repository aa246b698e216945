// One plot of a chart: axes, lines, and marks with their ranges.
import { BottomAxis, LeftAxis } from '../figure/PlainAxes';
import { smoothLine } from '../figure/smoothLine';
import styles from './Chart.module.css';
import type { ChartLine, PlotData } from './chartData';
import { type MarkShape, markPath } from './mark';
import type { PlotPlace } from './place';

/** Radius of a mark, in px. */
const RADIUS = 4;

export const markShapeOf = ({ marks, shape }: ChartLine): MarkShape | undefined =>
  shape ?? (marks ? 'circle' : undefined);

export const lineWidth = (line: ChartLine): number => line.strokeWidth ?? (markShapeOf(line) ? 2 : 2.25);

function Line({ line, xs: own, place }: { line: ChartLine; xs: readonly number[]; place: PlotPlace }) {
  const { colour, dash, marks, ranges, markEvery = 1, xs = own } = line;
  const shape = markShapeOf(line);
  const points = line.ys.map((y, i) => (y === null ? null : { x: place.x(xs[i]), y: place.y(y) }));
  const known = points.flatMap((point) => point ?? []);
  const straight = known.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  return (
    <g>
      {!marks && known.length > 0 && (
        <path
          d={shape || line.straight ? `M${straight}` : smoothLine(points)}
          className="chart-line"
          data-symbol={line.symbol}
          fill="none"
          stroke={colour}
          strokeWidth={lineWidth(line)}
          strokeDasharray={dash}
          strokeLinejoin="round"
        />
      )}
      {shape &&
        points.map((point, i) => {
          if (!point || (points.length - 1 - i) % markEvery !== 0) return null;
          const range = ranges?.[i];
          return (
            <g key={xs[i]}>
              {range && (
                <line
                  x1={point.x}
                  x2={point.x}
                  y1={place.y(range[0])}
                  y2={place.y(range[1])}
                  stroke={colour}
                  strokeWidth={marks ? 2 : 1.5}
                />
              )}
              <path
                d={markPath(shape, point.x, point.y, RADIUS)}
                fill={colour}
                stroke="var(--ground)"
                strokeWidth={marks ? 1.5 : 1}
              />
            </g>
          );
        })}
    </g>
  );
}

interface PlotProps {
  data: PlotData;
  place: PlotPlace;
  titled: boolean;
  at: number | null;
}

export function Plot({ data, place, titled, at }: PlotProps) {
  const { title, xTitle, yTitle, xs, lines } = data;
  const { left, right, top, floor, scale } = place;
  return (
    <g>
      {title && (
        <text className={styles.title} x={left} y={top - 10 * scale}>
          {title}
        </text>
      )}
      <LeftAxis
        {...(titled && { title: yTitle })}
        {...(data.ySymbol && { symbol: data.ySymbol })}
        {...place.yAxis}
        to={right}
        top={top}
      />
      <BottomAxis title={xTitle} {...place.xAxis} from={left} to={right} />
      {at !== null && (
        <line className="threshold-line" x1={place.x(at)} x2={place.x(at)} y1={top} y2={floor} />
      )}
      {lines.map((line) => (
        <Line key={line.id} line={line} xs={xs} place={place} />
      ))}
    </g>
  );
}
