// A chart of data: one plot or several, with the key below, and with a line at the reader's place on the horizontal axis, which a pointer
// can drag.
import { memo, type PointerEvent, type ReactNode } from 'react';
import { Below } from '../figure/below';
import { holdSideways } from '../figure/holdTouch';
import { inThisFrame } from '../figure/inThisFrame';
import { useFigureHeight, useTextScale } from '../figure/useTextScale';
import { useWidth } from '../figure/useWidth';
import styles from './Chart.module.css';
import type { ChartLine, PlotData } from './chartData';
import { markPath } from './mark';
import { lineWidth, markShapeOf, Plot } from './Plot';
import { CURVES_ROOM, type PlotPlace, placeAlone, placePanels, type Room } from './place';

interface ChartProps {
  /** The plot, or several plots of one kind, each with its title. Null while the numbers are computed; the chart then keeps their place. */
  data: PlotData | readonly PlotData[] | null;
  /** Description for screen readers; left out if the chart holds a handle that has a label of its own. */
  label?: string;
  /** Class of the box around the drawing, by which the code that saves pictures finds it. */
  className?: string;
  /** Margins of a single plot; several plots always have the margins PANELS (./place). */
  room?: Room;
  height?: number | ((width: number) => number);
  /** Value at the reader's place on the horizontal axis; null for none. */
  at?: number | null;
  onAt?: (x: number) => void;
  /** Whether the chart has its key; false where several charts share one. */
  keyed?: boolean;
  note?: ReactNode;
  /** Sentence in the chart's place while `data` is null; by default there is none. */
  wait?: string | null;
  /** Marks drawn over the first plot. */
  children?: (place: PlotPlace) => ReactNode;
}

/** Width of a panel, in px, before that of several is known. */
const USUAL_PANEL = 280;

const chartsOf = (data: ChartProps['data']): readonly PlotData[] => (data === null ? [] : [data].flat());

/** The area over a plot in which a pointer drags the reader's place. */
function Reach({ place, data, onAt }: { place: PlotPlace; data: PlotData; onAt: (x: number) => void }) {
  const { left, right, top, floor } = place;
  const take = (event: PointerEvent<SVGRectElement>) => {
    if (event.buttons === 0 && event.type === 'pointermove') return;
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    const taken = Number(data.x.value(Math.min(1, Math.max(0, share))).toPrecision(3));
    inThisFrame(() => onAt(taken));
  };
  return (
    <rect
      ref={holdSideways}
      className={`grip-reach ${styles.reach}`}
      x={left}
      y={top}
      width={right - left}
      height={floor - top}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        take(event);
      }}
      onPointerMove={take}
    />
  );
}

/** A short piece of a line, or one of its marks, for the key. */
function Sample({ line }: { line: ChartLine }) {
  const shape = markShapeOf(line);
  const { marks, colour, dash } = line;
  return (
    <svg width={26} height={12} aria-hidden="true">
      {!marks && (
        <line x2={26} y1={6} y2={6} stroke={colour} strokeWidth={lineWidth(line)} strokeDasharray={dash} />
      )}
      {shape && <path d={markPath(shape, 13, 6, 4)} fill={colour} />}
    </svg>
  );
}

export function ChartKey({ data, note }: Pick<ChartProps, 'data' | 'note'>) {
  const lines = new Map(chartsOf(data).flatMap((chart) => chart.lines.map((line) => [line.id, line])));
  return (
    <ul className={styles.key}>
      {[...lines.values()].map((line) => (
        <li key={line.id}>
          <Sample line={line} />
          <span>{line.name}</span>
        </li>
      ))}
      {note && <li>{note}</li>}
    </ul>
  );
}

export const Chart = memo(function Chart(props: ChartProps) {
  const { data, label, className = '', room = CURVES_ROOM, at = null, onAt, keyed = true, children } = props;
  const { height: wanted = 320, wait = null } = props;
  const charts = chartsOf(data);
  const [box, width] = useWidth();
  const usual = useFigureHeight(typeof wanted === 'number' ? wanted : wanted(width), width);
  const scale = useTextScale(width);
  const several = Array.isArray(data);
  const { height, places } =
    width === 0 || charts.length === 0
      ? { height: several ? USUAL_PANEL : usual, places: [] }
      : several
        ? placePanels(charts, width, scale)
        : placeAlone(charts[0], room, { width, height: usual, scale });
  const titled = !several && room.titled;
  const [first] = places;
  return (
    <>
      {!titled && <p className={styles.head}>{charts[0]?.yTitle}</p>}
      <div className={`plain-figure ${className}`} ref={box} style={{ height }}>
        {data === null && wait !== null && (
          <p className={`part-caption ${styles.wait}`} data-waiting="">
            {wait}
          </p>
        )}
        {first && charts[0].xs.length > 0 && (
          <svg width={width} height={height} role={label && 'img'} aria-label={label}>
            {places.map((place, i) => (
              <Plot key={charts[i].title} data={charts[i]} place={place} titled={titled} at={at} />
            ))}
            {onAt && <Reach place={first} data={charts[0]} onAt={onAt} />}
            {children?.(first)}
          </svg>
        )}
      </div>
      {keyed && (
        <Below>
          <ChartKey {...props} />
        </Below>
      )}
    </>
  );
});
