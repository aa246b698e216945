// The scores of both worlds at one checkpoint as two histograms over one axis, with the threshold that tells them apart.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ScoreView } from '../../../../auditing/trainingReport';
import { BottomAxis, LeftAxis, rangeTicks } from '../../../figure/PlainAxes';
import { linearTicks } from '../../../figure/ticks';
import { useFigureHeight, useTextScale } from '../../../figure/useTextScale';
import { useWidth } from '../../../figure/useWidth';
import styles from './HistogramFigure.module.css';

interface HistogramFigureProps {
  view: Pick<ScoreView, 'histogram'>;
  threshold: number | null;
  label: string;
}

/** Px at the usual size of text. */
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
  const scale = useTextScale(width);
  const height = useFigureHeight(HEIGHT, width);
  const left = LEFT * scale;
  const top = TOP * scale;
  const floor = height - BOTTOM * scale;
  const { edges, original, substituted } = view.histogram;
  const low = edges[0];
  const high = edges[edges.length - 1];
  const most = Math.max(...original, ...substituted, 1);
  const x = (value: number) => left + ((value - low) / (high - low)) * (width - left - 8);
  const y = (count: number) => floor - (count / most) * (floor - top);
  const middle = (counts: Uint32Array) => {
    const at = peak(counts);
    return x((edges[at] + edges[at + 1]) / 2);
  };
  const names = [
    {
      id: 'original',
      className: styles.originalName,
      text: 'z',
      x: middle(original),
      y: y(Math.max(...original)),
    },
    {
      id: 'substituted',
      className: styles.substitutedName,
      text: 'z′',
      x: middle(substituted),
      y: y(Math.max(...substituted)),
    },
  ];
  // two peaks in one place: their names stand side by side
  if (Math.abs(names[0].x - names[1].x) < 26 * scale) {
    const leftFirst = names[0].x <= names[1].x;
    const centre = (names[0].x + names[1].x) / 2;
    names[0].x = centre + (leftFirst ? -14 : 14) * scale;
    names[1].x = centre + (leftFirst ? 14 : -14) * scale;
  }
  const inside = threshold !== null && threshold >= low && threshold <= high;
  return (
    <div ref={box} className="plain-figure" style={{ height }}>
      {width > 0 && (
        <svg width={width} height={height} role="img" aria-label={label}>
          <LeftAxis ticks={linearTicks(most, 3).filter(Number.isInteger)} place={y} x={left} to={width - 8} />
          <path className="world-original" d={outline(original, edges, x, y)} />
          <path className={styles.substituted} d={outline(substituted, edges, x, y)} />
          {inside && (
            <line
              className="threshold-line"
              x1={x(threshold)}
              x2={x(threshold)}
              y1={top - 14 * scale}
              y2={y(0)}
            />
          )}
          {inside && (
            <text
              className="tick"
              x={x(threshold)}
              y={top - 20 * scale}
              textAnchor={
                x(threshold) > width - 50 * scale
                  ? 'end'
                  : x(threshold) < left + 40 * scale
                    ? 'start'
                    : 'middle'
              }
            >
              <Trans>threshold</Trans>
            </text>
          )}
          {names.map((name) => (
            <text
              key={name.id}
              className={`world-name ${name.className}`}
              x={name.x}
              y={name.y - 6}
              textAnchor="middle"
            >
              {name.text}
            </text>
          ))}
          <BottomAxis
            title={t`score`}
            ticks={rangeTicks(low, high, width < 420 ? 4 : 6)}
            place={x}
            from={left}
            to={width - 8}
            y={floor}
            scale={scale}
          />
        </svg>
      )}
    </div>
  );
}
