// Lines over one axis, with a mark where the reader stands, which a pointer can drag; the key under it. Draws what it is given.

import { memo, type PointerEvent } from 'react';
import { PERCENT, withDecimalMark } from '../../../../language/numbers';
import { Below } from '../../../figure/below';
import { holdSideways } from '../../../figure/holdTouch';
import { inThisFrame } from '../../../figure/inThisFrame';
import { BottomAxis, LeftAxis } from '../../../figure/PlainAxes';
import { smoothLine } from '../../../figure/smoothLine';
import { useFigureHeight, useTextScale } from '../../../figure/useTextScale';
import { useWidth } from '../../../figure/useWidth';
import { typesetTick } from '../../../notation/formatNumber';
import { axisTicks } from './axisScale';
import styles from './CurveChart.module.css';
import type { ChartData, ChartLine } from './chartData';

interface CurveChartProps {
  data: ChartData;
  /** For those who do not see it. */
  label: string;
  /** Names the box, so that a saved picture finds it. */
  className: string;
  /** Where the reader stands on the horizontal axis; null: nowhere. */
  at?: number | null;
  onAt?: (x: number) => void;
  height?: number;
  /** Without, where several charts share one key. */
  keyed?: boolean;
  writeTick?: (y: number) => { mantissa: string; exponent: number | null };
}

/** Px at the usual size of text. */
const LEFT = 54;
const RIGHT = 14;
const TOP = 30;
const BOTTOM = 50;
const TICK_ROOM = 62;
/** Between the lines of two numbers at the left. */
const TICK_GAP = 15;

/** Those of `ticks` whose places are at least `gap` px apart, the highest one first. */
function apart(ticks: readonly number[], place: (value: number) => number, gap: number): number[] {
  const kept: number[] = [];
  for (const tick of ticks.toSorted((a, b) => b - a)) {
    const last = kept.at(-1);
    if (last === undefined || Math.abs(place(tick) - place(last)) >= gap) kept.push(tick);
  }
  return kept;
}

export const shareTick = (value: number) =>
  value === 0 || value >= 1e-4
    ? {
        mantissa: `${withDecimalMark(String(Number((100 * value).toPrecision(6))))}${PERCENT}`,
        exponent: null,
      }
    : { mantissa: '', exponent: Math.round(Math.log10(value)) };

function Drawing({
  data: { x, y, xs, lines, xTitle, yTitle },
  width,
  height,
  scale,
  at,
  onAt,
  label,
  writeTick = typesetTick,
}: Omit<CurveChartProps, 'className'> & { width: number; height: number; scale: number }) {
  const left = LEFT * scale;
  const right = width - RIGHT;
  const top = TOP * scale;
  const floor = height - BOTTOM * scale;
  const placeX = (value: number) => left + x.share(value) * (right - left);
  const placeY = (value: number) => floor - y.share(value) * (floor - top);
  const most = Math.max(2, Math.floor((right - left) / (TICK_ROOM * scale)));
  const points = ({ ys }: ChartLine) =>
    xs.map((value, i) => {
      const own = ys[i];
      return own === null || own === undefined ? null : { x: placeX(value), y: placeY(own) };
    });
  const take = (event: PointerEvent<SVGRectElement>) => {
    if (event.buttons === 0 && event.type === 'pointermove') return;
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    const taken = Number(x.value(Math.min(1, Math.max(0, share))).toPrecision(3));
    inThisFrame(() => onAt?.(taken));
  };
  return (
    <svg width={width} height={height} role="img" aria-label={label}>
      <LeftAxis
        title={yTitle}
        ticks={apart(axisTicks(y, y.kind === 'odds' ? 9 : 6), placeY, TICK_GAP * scale)}
        place={placeY}
        write={writeTick}
        x={left}
        to={right}
        top={top}
        scale={scale}
      />
      <BottomAxis
        title={xTitle}
        ticks={axisTicks(x, most)}
        place={placeX}
        write={x.kind === 'odds' ? shareTick : typesetTick}
        from={left}
        to={right}
        y={floor}
        scale={scale}
      />
      {at !== null && at !== undefined && (
        <line className="threshold-line" x1={placeX(at)} x2={placeX(at)} y1={top} y2={floor} />
      )}
      {lines.map((line) =>
        line.marks ? (
          points(line).map(
            (point, i) =>
              point && (
                <g key={xs[i]}>
                  {line.ranges?.[i] && (
                    <line
                      x1={point.x}
                      x2={point.x}
                      y1={placeY(line.ranges[i][0])}
                      y2={placeY(line.ranges[i][1])}
                      stroke={line.colour}
                      strokeWidth={2}
                    />
                  )}
                  <circle
                    cx={point.x}
                    cy={point.y}
                    r={4}
                    fill={line.colour}
                    stroke="var(--ground)"
                    strokeWidth={1.5}
                  />
                </g>
              ),
          )
        ) : (
          <path
            key={line.id}
            d={smoothLine(points(line))}
            fill="none"
            stroke={line.colour}
            strokeWidth={2.25}
            strokeDasharray={line.dash}
            strokeLinejoin="round"
          />
        ),
      )}
      {onAt && (
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
      )}
    </svg>
  );
}

export const ChartKey = ({ data }: { data: ChartData }) => (
  <ul className={styles.key}>
    {data.lines.map(({ id, name, colour, dash, marks }) => (
      <li key={id}>
        <svg width={26} height={12} aria-hidden="true">
          {marks ? (
            <circle cx={13} cy={6} r={4} fill={colour} />
          ) : (
            <line x2={26} y1={6} y2={6} stroke={colour} strokeWidth={2.25} strokeDasharray={dash} />
          )}
        </svg>
        <span>{name}</span>
      </li>
    ))}
  </ul>
);

export const CurveChart = memo(function CurveChart(props: CurveChartProps) {
  const { data, className, height: usual = 320, keyed = true } = props;
  const [box, width] = useWidth();
  const height = useFigureHeight(usual, width);
  const scale = useTextScale(width);
  return (
    <>
      <div className={`plain-figure ${className}`} ref={box} style={{ height }}>
        {width > 0 && <Drawing {...props} width={width} height={height} scale={scale} />}
      </div>
      {keyed && (
        <Below>
          <ChartKey data={data} />
        </Below>
      )}
    </>
  );
});
