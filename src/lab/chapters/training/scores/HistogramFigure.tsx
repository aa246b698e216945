// The scores of both worlds at one checkpoint as two histograms over one axis, with the threshold that tells them apart.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ScoreView } from '../../../../audit/estimation/trainingReport';
import { axisScale } from '../../../chart/axisScale';
import { Chart } from '../../../chart/Chart';
import { CURVES, type Place } from '../../../chart/place';
import { linearTicks } from '../../../figure/ticks';
import styles from './HistogramFigure.module.css';

interface HistogramFigureProps {
  view: Pick<ScoreView, 'histogram'>;
  threshold: number | null;
  label: string;
}

const ROOM = { ...CURVES, left: 38, right: 8, top: 34, bottom: 44, tickRoom: 80 };

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
  const { edges, original, substituted } = view.histogram;
  const low = edges[0];
  const high = edges[edges.length - 1];
  const most = Math.max(...original, ...substituted, 1);
  const data = {
    xTitle: t`score`,
    yTitle: '',
    x: axisScale('linear', low, high),
    y: axisScale('linear', 0, most),
    xs: Array.from(edges),
    yTicks: linearTicks(most, 3).filter(Number.isInteger),
    lines: [],
  };
  const drawing = ({ left, right, top, scale, x, y }: Place) => {
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
      <>
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
              x(threshold) > right - 42 * scale
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
      </>
    );
  };
  return (
    <Chart data={data} label={label} room={ROOM} height={250} keyed={false}>
      {drawing}
    </Chart>
  );
}
