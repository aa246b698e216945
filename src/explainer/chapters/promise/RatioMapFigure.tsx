// The map of epsilon_S / epsilon_AR over sampling rate and noise multiplier, with the page's own point in it: dragged,
// clicked elsewhere, or moved by the arrow keys.
import { type KeyboardEvent, memo, type PointerEvent, useMemo, useRef } from 'react';
import type { MapRequest, RatioMap } from '../../../jobs/lessonProtocol';
import type { Scenario } from '../../../scenario';
import { BottomAxis, LeftAxis } from '../../figure/PlainAxes';
import { logTicks } from '../../figure/ticks';
import { parameterText } from '../../numbers/formatNumber';
import { type Cell, mapPaths, nearest } from './mapGrid';

interface RatioMapFigureProps {
  width: number;
  height: number;
  map: RatioMap;
  request: MapRequest;
  scenario: Scenario;
  /** In words, of the page's own point. */
  ratioText: string;
  onMove: (change: Pick<Scenario, 'samplingRate' | 'noiseMultiplier'>) => void;
}

const LEFT = 48;
const RIGHT = 10;
const TOP = 10;
const BOTTOM = 30;
const KEYS: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

const Cells = memo(function Cells({
  map,
  request,
  width,
  height,
}: Pick<RatioMapFigureProps, 'map' | 'request' | 'width' | 'height'>) {
  const paths = useMemo(
    () =>
      mapPaths(
        map,
        request,
        LEFT,
        TOP,
        (width - LEFT - RIGHT) / request.samplingRates.length,
        (height - TOP - BOTTOM) / request.noiseMultipliers.length,
      ),
    [map, request, width, height],
  );
  return (
    <g>
      {paths.classes.map((path, i) => (
        // the classes are what they are by their place
        // biome-ignore lint/suspicious/noArrayIndexKey: their number and order are fixed
        <path key={i} className={`ratio-class ratio-class-${i}`} d={path} />
      ))}
      <path className="ratio-unverified" d={paths.unverified} />
      <path className="ratio-twice-ground" d={paths.twice} />
      <path className="ratio-twice" d={paths.twice} />
    </g>
  );
});

export function RatioMapFigure(props: RatioMapFigureProps) {
  const { width, height, map, request, scenario, ratioText, onMove } = props;
  const dragging = useRef(false);
  const { samplingRates, noiseMultipliers } = request;
  const scale = (values: Float64Array, from: number, to: number) => {
    // a cell stands around its value, so the axis reaches half a cell beyond the outermost ones
    const half = Math.log(values[1] / values[0]) / 2;
    const low = Math.log(values[0]) - half;
    const high = Math.log(values[values.length - 1]) + half;
    return {
      place: (value: number) => from + ((Math.log(value) - low) / (high - low)) * (to - from),
      value: (px: number) => Math.exp(low + ((px - from) / (to - from)) * (high - low)),
    };
  };
  const x = scale(samplingRates, LEFT, width - RIGHT);
  const y = scale(noiseMultipliers, height - BOTTOM, TOP);
  const inside = (values: Float64Array, value: number) =>
    Number(Math.min(values[values.length - 1], Math.max(values[0], value)).toPrecision(3));
  const toPointer = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onMove({
      samplingRate: Math.min(1, inside(samplingRates, x.value(event.clientX - box.left))),
      noiseMultiplier: inside(noiseMultipliers, y.value(event.clientY - box.top)),
    });
  };
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    if (event.clientX - box.left < LEFT || event.clientY - box.top > height - BOTTOM) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    dragging.current = true;
    toPointer(event);
  };
  const press = (event: KeyboardEvent) => {
    const key = KEYS[event.key];
    if (!key || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const step = (values: Float64Array, value: number, by: number) =>
      by === 0
        ? value
        : Number(
            values[Math.min(values.length - 1, Math.max(0, nearest(values, value) + by))].toPrecision(3),
          );
    onMove({
      samplingRate: step(samplingRates, scenario.samplingRate, key[0]),
      noiseMultiplier: step(noiseMultipliers, scenario.noiseMultiplier, key[1]),
    });
  };
  const own = { x: x.place(scenario.samplingRate), y: y.place(scenario.noiseMultiplier) };
  return (
    <>
      {/* on a layer of its own: moving the point must not paint a thousand cells anew */}
      <svg className="map-cells" width={width} height={height} aria-hidden="true">
        <defs>
          <pattern
            id="unverified-hatch"
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <line y2="6" className="hatch-line" />
          </pattern>
        </defs>
        <Cells map={map} request={request} width={width} height={height} />
      </svg>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the point in it names itself, the words stand beside it */}
      <svg
        width={width}
        height={height}
        className="ratio-map"
        onPointerDown={begin}
        onPointerMove={(event) => dragging.current && toPointer(event)}
        onPointerUp={() => {
          dragging.current = false;
        }}
        onPointerCancel={() => {
          dragging.current = false;
        }}
      >
        <rect
          className="ratio-ground"
          x={LEFT}
          y={TOP}
          width={width - LEFT - RIGHT}
          height={height - TOP - BOTTOM}
        />
        <LeftAxis
          symbol="sigma"
          ticks={logTicks(noiseMultipliers[0], noiseMultipliers[noiseMultipliers.length - 1], 9)}
          place={y.place}
          x={LEFT}
          to={LEFT}
        />
        <BottomAxis
          symbol="q"
          ticks={logTicks(samplingRates[0], 1, width < 420 ? 4 : 7)}
          place={x.place}
          from={LEFT}
          to={width - RIGHT}
          y={height - BOTTOM}
        />
        <g
          className="grip map-grip"
          data-symbol="q sigma"
          role="slider"
          tabIndex={0}
          aria-label="Sampling rate and noise multiplier, in the map, by arrow keys"
          aria-valuemin={samplingRates[0]}
          aria-valuemax={1}
          aria-valuenow={scenario.samplingRate}
          aria-valuetext={`q ${parameterText(scenario.samplingRate)}, sigma ${parameterText(scenario.noiseMultiplier)}, ${ratioText}`}
          onKeyDown={press}
        >
          <circle className="grip-reach" cx={own.x} cy={own.y} r={22} />
          <circle className="grip-ring" cx={own.x} cy={own.y} r={12} />
          <circle className="grip-knob" cx={own.x} cy={own.y} r={7} />
        </g>
      </svg>
    </>
  );
}

export const cellText = (cell: Cell): string =>
  cell.kind === 'ratio'
    ? cell.ratio.toFixed(2)
    : { waiting: '…', unverified: 'not verified', nothing: 'ε is 0' }[cell.kind];
