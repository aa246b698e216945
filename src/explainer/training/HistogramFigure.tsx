// The scores of both worlds at one checkpoint as two histograms over one axis, with the threshold that tells them apart.
import type { ScoreView } from '../../auditing/trainingAudit';
import { BottomAxis, LeftAxis, rangeTicks } from '../figure/PlainAxes';
import { linearTicks } from '../figure/ticks';
import { useWidth } from '../figure/useWidth';

interface HistogramFigureProps {
  view: ScoreView;
  threshold: number | null;
  label: string;
}

const HEIGHT = 250;
const TOP = 34;
const BOTTOM = 44;
const LEFT = 38;

/** The outline of a histogram, from the axis up and back to it. */
function outline(
  counts: Uint32Array,
  edges: Float64Array,
  x: (v: number) => number,
  y: (v: number) => number,
) {
  let path = `M${x(edges[0])} ${y(0)}`;
  counts.forEach((count, i) => {
    path += `V${y(count)}H${x(edges[i + 1])}`;
  });
  return `${path}V${y(0)}`;
}

/** Index of the fullest bin. */
const peak = (counts: Uint32Array): number => counts.indexOf(Math.max(...counts));

export function HistogramFigure({ view, threshold, label }: HistogramFigureProps) {
  const [box, width] = useWidth();
  const { edges, original, substituted } = view.histogram;
  const low = edges[0];
  const high = edges[edges.length - 1];
  const most = Math.max(...original, ...substituted, 1);
  const x = (value: number) => LEFT + ((value - low) / (high - low)) * (width - LEFT - 8);
  const y = (count: number) => HEIGHT - BOTTOM - (count / most) * (HEIGHT - TOP - BOTTOM);
  const middle = (counts: Uint32Array) => {
    const at = peak(counts);
    return x((edges[at] + edges[at + 1]) / 2);
  };
  const names = [
    { id: 'world-original', text: 'z', x: middle(original), y: y(Math.max(...original)) },
    { id: 'world-substituted', text: 'z′', x: middle(substituted), y: y(Math.max(...substituted)) },
  ];
  // two peaks in one place: their names stand side by side
  if (Math.abs(names[0].x - names[1].x) < 26) {
    const leftFirst = names[0].x <= names[1].x;
    const centre = (names[0].x + names[1].x) / 2;
    names[0].x = centre + (leftFirst ? -14 : 14);
    names[1].x = centre + (leftFirst ? 14 : -14);
  }
  const inside = threshold !== null && threshold >= low && threshold <= high;
  return (
    <div ref={box} className="plain-figure" style={{ height: HEIGHT }}>
      {width > 0 && (
        <svg width={width} height={HEIGHT} role="img" aria-label={label}>
          <LeftAxis ticks={linearTicks(most, 3).filter(Number.isInteger)} place={y} x={LEFT} to={width - 8} />
          <path className="world-original" d={outline(original, edges, x, y)} />
          <path className="world-substituted" d={outline(substituted, edges, x, y)} />
          {inside && (
            <line className="threshold-line" x1={x(threshold)} x2={x(threshold)} y1={TOP - 14} y2={y(0)} />
          )}
          {inside && (
            <text
              className="tick"
              x={x(threshold)}
              y={TOP - 20}
              textAnchor={x(threshold) > width - 50 ? 'end' : x(threshold) < LEFT + 40 ? 'start' : 'middle'}
            >
              threshold
            </text>
          )}
          {names.map((name) => (
            <text
              key={name.id}
              className={`world-name ${name.id}-name`}
              x={name.x}
              y={name.y - 6}
              textAnchor="middle"
            >
              {name.text}
            </text>
          ))}
          <BottomAxis
            title="score"
            ticks={rangeTicks(low, high, width < 420 ? 4 : 6)}
            place={x}
            from={LEFT}
            to={width - 8}
            y={HEIGHT - BOTTOM}
          />
        </svg>
      )}
    </div>
  );
}
