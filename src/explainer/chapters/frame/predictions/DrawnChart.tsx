// The axes, the handles that are drawn with, and the computed curve once it is asked for. Draws what it is given.

import { t } from '@lingui/core/macro';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { decimalText } from '../../../../language/numbers';
import { LEAST_RATIO, MOST_RATIO } from '../../../../lesson/predictions/drawnRatio';
import type { FactCurve } from '../../../../lesson/predictions/prediction';
import { holdEvery } from '../../../figure/holdTouch';
import { inThisFrame } from '../../../figure/inThisFrame';
import { BottomAxis, LeftAxis } from '../../../figure/PlainAxes';
import { logTicks } from '../../../figure/ticks';
import { useTextScale } from '../../../figure/useTextScale';
import { useWidth } from '../../../figure/useWidth';
import { parameterText } from '../../../notation/formatNumber';
import styles from './DrawnChart.module.css';

interface DrawnChartProps {
  /** Of the handles along the axis, ascending. */
  places: readonly number[];
  heights: readonly number[];
  /** Null until it may be seen. */
  ratio: FactCurve | null;
  /** Ends of the axis. */
  low: number;
  high: number;
  symbol: string;
  /** Of the axis, in words. */
  label: string;
  onHeight: (handle: number, height: number) => void;
}

const HEIGHT = 260;
const STEP = 0.05;
const LARGE_STEP = 0.25;
const TICKS = [1, 2, 3, 4];

const expectedAt = (symbol: string, value: string): string => t`Expected ratio at ${symbol} = ${value}`;
const timesText = (ratio: string): string => t`${ratio} times`;

const within = (height: number): number =>
  Number(Math.min(MOST_RATIO, Math.max(LEAST_RATIO, height)).toFixed(2));

export function DrawnChart({ places, heights, ratio, low, high, symbol, label, onHeight }: DrawnChartProps) {
  const [box, width] = useWidth();
  const scale = useTextScale(width);
  const held = useRef<number | null>(null);
  const height = HEIGHT * scale;
  const [left, right, top, floor] = [30 * scale, width - 12, 30 * scale, height - 46 * scale];
  const x = (value: number) => left + ((right - left) * Math.log(value / low)) / Math.log(high / low);
  const y = (value: number) =>
    floor - ((floor - top) * (Math.min(MOST_RATIO, value) - LEAST_RATIO)) / (MOST_RATIO - LEAST_RATIO);
  const move = (event: PointerEvent<SVGGElement>, handle: number) => {
    const box = event.currentTarget.ownerSVGElement?.getBoundingClientRect();
    const at = event.clientY - (box?.top ?? 0) - (held.current ?? 0);
    const wanted = within(LEAST_RATIO + ((MOST_RATIO - LEAST_RATIO) * (floor - at)) / (floor - top));
    inThisFrame(() => onHeight(handle, wanted));
  };
  const press = (event: KeyboardEvent, handle: number) => {
    const now = heights[handle];
    const to: Record<string, number> = {
      ArrowUp: now + STEP,
      ArrowRight: now + STEP,
      ArrowDown: now - STEP,
      ArrowLeft: now - STEP,
      PageUp: now + LARGE_STEP,
      PageDown: now - LARGE_STEP,
      Home: LEAST_RATIO,
      End: MOST_RATIO,
    };
    if (to[event.key] === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onHeight(handle, within(to[event.key]));
  };
  const path = (points: readonly (readonly [number, number])[]) =>
    `M${points.map(([a, b]) => `${x(a).toFixed(1)} ${y(b).toFixed(1)}`).join('L')}`;
  const computed = ratio?.x.flatMap((at, i) =>
    Number.isFinite(ratio.y[i]) ? [[at, ratio.y[i]] as const] : [],
  );
  return (
    <div className={`plain-figure ${styles.chart}`} ref={box} style={{ height }}>
      {width > 0 && (
        // biome-ignore lint/a11y/noSvgWithoutTitle: each handle names itself, the words stand below
        <svg width={width} height={height}>
          <LeftAxis
            ticks={TICKS}
            place={y}
            x={left}
            to={right}
            top={top}
            title={t`substitute ε over add/remove ε`}
            scale={scale}
          />
          <BottomAxis
            ticks={logTicks(low, high, width < 420 ? 4 : 7)}
            place={x}
            from={left}
            to={right}
            y={floor}
            title={`${label}, ${symbol}`}
            scale={scale}
          />
          <path className={styles.drawn} d={path(places.map((place, i) => [place, heights[i]] as const))} />
          {computed && computed.length > 1 && <path className={styles.computed} d={path(computed)} />}
          {places.map((place, i) => (
            <g
              key={place}
              ref={holdEvery}
              className="grip"
              role="slider"
              tabIndex={0}
              aria-label={expectedAt(symbol, parameterText(place))}
              aria-orientation="vertical"
              aria-valuemin={LEAST_RATIO}
              aria-valuemax={MOST_RATIO}
              aria-valuenow={heights[i]}
              aria-valuetext={timesText(decimalText(heights[i], 2))}
              onPointerDown={(event) => {
                if (event.button !== 0) return;
                event.currentTarget.setPointerCapture(event.pointerId);
                const box = event.currentTarget.ownerSVGElement?.getBoundingClientRect();
                held.current = event.clientY - (box?.top ?? 0) - y(heights[i]);
              }}
              onPointerMove={(event) => held.current !== null && move(event, i)}
              onPointerUp={() => {
                held.current = null;
              }}
              onPointerCancel={() => {
                held.current = null;
              }}
              onKeyDown={(event) => press(event, i)}
            >
              <circle className="grip-reach" cx={x(place)} cy={y(heights[i])} r={22} />
              <circle className="grip-ring" cx={x(place)} cy={y(heights[i])} r={11} />
              <circle className="grip-knob" cx={x(place)} cy={y(heights[i])} r={7} />
            </g>
          ))}
        </svg>
      )}
    </div>
  );
}
