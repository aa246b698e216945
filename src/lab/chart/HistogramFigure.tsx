// Two histograms of an attack's scores, one for each world, with the threshold. A world is one of the two data sets, with the record z or
// with z′ in its place.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { linearTicks } from '../figure/ticks';
import { axisScale } from './axisScale';
import { Chart } from './Chart';
import styles from './HistogramFigure.module.css';
import { CURVES_ROOM, type PlotPlace } from './place';

/** Counts of the scores of both worlds in the bins between `edges`. */
interface Histogram {
  edges: Float64Array;
  original: Uint32Array;
  substituted: Uint32Array;
}

interface HistogramFigureProps {
  view: { histogram: Histogram };
  threshold: number | null;
  label: string;
}

const ROOM = { ...CURVES_ROOM, left: 38, right: 8, top: 34, bottom: 44, tickRoom: 80 };

const outline = (counts: Uint32Array, edges: Float64Array, { x, y }: PlotPlace): string => {
  const bars = Array.from(counts, (count, i) => `V${y(count)}H${x(edges[i + 1])}`);
  return `M${x(edges[0])} ${y(0)}${bars.join('')}V${y(0)}`;
};

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
  const drawing = (place: PlotPlace) => {
    const { left, right, top, scale, x, y } = place;
    const worlds = [
      { id: 'z', counts: original, look: 'world-original', nameLook: styles.originalName },
      { id: 'z′', counts: substituted, look: styles.substituted, nameLook: styles.substitutedName },
    ].map((world) => {
      const height = Math.max(...world.counts);
      const fullest = world.counts.indexOf(height);
      return { ...world, height, middle: x((edges[fullest] + edges[fullest + 1]) / 2) };
    });
    // If both peaks are nearly in one place, the names of the worlds stand side by side.
    const [first, second] = worlds;
    if (Math.abs(first.middle - second.middle) < 26 * scale) {
      const centre = (first.middle + second.middle) / 2;
      const aside = (first.middle <= second.middle ? 14 : -14) * scale;
      [first.middle, second.middle] = [centre - aside, centre + aside];
    }
    const at = threshold !== null && threshold >= low && threshold <= high ? x(threshold) : null;
    return (
      <>
        {worlds.map(({ id, counts, look }) => (
          <path key={id} className={look} d={outline(counts, edges, place)} />
        ))}
        {at !== null && (
          <>
            <line className="threshold-line" x1={at} x2={at} y1={top - 14 * scale} y2={y(0)} />
            <text
              className="tick"
              x={at}
              y={top - 20 * scale}
              textAnchor={at > right - 42 * scale ? 'end' : at < left + 40 * scale ? 'start' : 'middle'}
            >
              <Trans>threshold</Trans>
            </text>
          </>
        )}
        {worlds.map(({ id, nameLook, height, middle }) => (
          <text
            key={id}
            className={`world-name ${nameLook}`}
            x={middle}
            y={y(height) - 6}
            textAnchor="middle"
          >
            {id}
          </text>
        ))}
      </>
    );
  };
  return (
    <Chart data={data} label={label} className="histogram-box" room={ROOM} height={250} keyed={false}>
      {drawing}
    </Chart>
  );
}
