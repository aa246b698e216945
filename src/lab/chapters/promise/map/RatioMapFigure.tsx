// The map of the ratio ε_S / ε_AR with the page's own point, which can be dragged, moved to where one clicks, or moved by the arrow keys.
import { t } from '@lingui/core/macro';
import { type MouseEvent, memo, type PointerEvent, useMemo, useRef } from 'react';
import { say } from '../../../../base/language/say';
import type { Scenario } from '../../../../scenario';
import { KNOWN_TRAININGS } from '../../../../scenario/presets/knownTrainings';
import type { MapRequest, RatioMap } from '../../../../work';
import { axisScale } from '../../../chart/axisScale';
import { inThisFrame } from '../../../figure/inThisFrame';
import { BottomAxis, LeftAxis } from '../../../figure/PlainAxes';
import { logTicks } from '../../../figure/ticks';
import { useTextScale } from '../../../figure/useTextScale';
import { MapPoint } from './MapPoint';
import { type Axes, isLeftward, knownBoxes, shortName } from './mapLabels';
import { RatioField } from './RatioField';
import styles from './RatioMapFigure.module.css';

interface KnownMarksProps extends Pick<RatioMapFigureProps, 'onChoose'> {
  axes: Axes;
  named: boolean;
}

function KnownMarks({ axes: { x, y, left, right, top, floor }, named, onChoose }: KnownMarksProps) {
  return (
    <ul className={styles.marks} aria-label={t`Known training runs`}>
      {KNOWN_TRAININGS.map(({ id, title, scenario }) => {
        const at = { left: x(scenario.samplingRate), top: y(scenario.noiseMultiplier) };
        if (at.left < left || at.left > right || at.top < top || at.top > floor) return null;
        const name = say(title);
        return (
          <li key={id} style={at} className={isLeftward(at.left, left, right) ? styles.leftward : undefined}>
            <button
              type="button"
              aria-label={t`Set the page to ${name}`}
              title={name}
              onClick={() => onChoose(scenario)}
            >
              <svg viewBox="-8 -8 16 16" aria-hidden="true">
                <path d="M0 -6L6 0L0 6L-6 0Z" />
              </svg>
            </button>
            {named && <span aria-hidden="true">{shortName(name)}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** The same marks as drawings, which only a saved picture shows: those on the page are buttons. */
function DrawnMarks({ axes: { x, y, left, right, top, floor }, named, scale }: DrawnMarksProps) {
  return KNOWN_TRAININGS.map(({ id, title, scenario }) => {
    const at = { x: x(scenario.samplingRate), y: y(scenario.noiseMultiplier) };
    if (at.x < left || at.x > right || at.y < top || at.y > floor) return null;
    const isLeft = isLeftward(at.x, left, right);
    return (
      <g key={id} transform={`translate(${at.x.toFixed(2)} ${at.y.toFixed(2)})`}>
        <path d="M0 -6L6 0L0 6L-6 0Z" />
        {named && (
          <text x={isLeft ? -10 : 10} y={4 * scale} textAnchor={isLeft ? 'end' : 'start'}>
            {shortName(say(title))}
          </text>
        )}
      </g>
    );
  });
}

interface DrawnMarksProps {
  axes: Axes;
  named: boolean;
  scale: number;
}

interface RatioMapFigureProps {
  width: number;
  height: number;
  map: RatioMap;
  request: MapRequest;
  ratioText: string;
  onMove: (change: Pick<Scenario, 'samplingRate' | 'noiseMultiplier'>) => void;
  onChoose: (scenario: Partial<Scenario>) => void;
}

/** Margins of the map in px, at the usual size of text. */
const LEFT = 48;
const RIGHT = 10;
const TOP = 28;
const BOTTOM = 46;
/** Least width of the map, in px, at which known training runs have their names beside their marks. Small phones have less. */
const NAMED = 320;
/** Average width of a letter in these names, in px. */
const LETTER = 7;
/** Height of the map, in px, below which the vertical axis has room for few numbers only. */
const LOW = 220;

/** A logarithmic axis over the cells. A cell lies around its value, so the axis extends half a cell beyond the outermost values. */
function axis(values: Float64Array, from: number, to: number) {
  const half = Math.sqrt(values[1] / values[0]);
  const { share, value } = axisScale('log', values[0] / half, values[values.length - 1] * half);
  return {
    place: (at: number) => from + share(at) * (to - from),
    value: (px: number) => value((px - from) / (to - from)),
  };
}

const inside = (values: Float64Array, value: number) =>
  Number(Math.min(values[values.length - 1], Math.max(values[0], value)).toPrecision(3));

export const RatioMapFigure = memo(function RatioMapFigure(props: RatioMapFigureProps) {
  const { width, height, map, request, ratioText, onMove, onChoose } = props;
  /** Place of the figure when the drag began. It is kept because asking for it at each move would lay out the page. */
  const dragged = useRef<DOMRect | null>(null);
  const { samplingRates, noiseMultipliers } = request;
  const scale = useTextScale(width);
  const left = LEFT * scale;
  const top = TOP * scale;
  const right = width - RIGHT;
  const floor = height - BOTTOM * scale;
  const x = axis(samplingRates, left, right);
  const y = axis(noiseMultipliers, floor, top);
  const cells = useMemo(
    () => ({
      columns: samplingRates.length,
      rows: noiseMultipliers.length,
      left,
      floor,
      cellWidth: (right - left) / samplingRates.length,
      cellHeight: (floor - top) / noiseMultipliers.length,
    }),
    [samplingRates, noiseMultipliers, left, right, top, floor],
  );
  const axes = { x: x.place, y: y.place, left, right, top, floor };
  const named = width >= NAMED;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the axes follow from the cells
  const taken = useMemo(() => knownBoxes(axes, LETTER * scale, named), [cells, scale, named]);
  const moveTo = ({ clientX, clientY }: MouseEvent, box: DOMRect) => {
    onMove({
      samplingRate: Math.min(1, inside(samplingRates, x.value(clientX - box.left))),
      noiseMultiplier: inside(noiseMultipliers, y.value(clientY - box.top)),
    });
  };
  const drag = (event: PointerEvent) => {
    const box = dragged.current;
    if (box !== null) inThisFrame(() => moveTo(event, box));
  };
  const onCells = ({ clientX, clientY }: MouseEvent, box: DOMRect) =>
    clientX - box.left >= left && clientY - box.top <= floor;
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return;
    // A finger on the map may be about to scroll the page. It therefore drags only the point itself, while a tap elsewhere moves
    // the point there.
    if (event.pointerType !== 'mouse' && (event.target as Element).closest('.grip') === null) return;
    const box = event.currentTarget.getBoundingClientRect();
    if (!onCells(event, box)) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = box;
    drag(event);
  };
  const put = (event: MouseEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    if (onCells(event, box)) moveTo(event, box);
  };
  const end = () => {
    dragged.current = null;
  };
  return (
    <>
      {/* The point has a layer of its own, so that the browser does not repaint the map while the point moves. */}
      <svg className={styles.field} width={width} height={height} aria-hidden="true">
        <RatioField map={map} request={request} cells={cells} taken={taken} scale={scale} />
      </svg>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the point in it has a label, and the description stands beside it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the point responds to keys */}
      <svg
        width={width}
        height={height}
        className={styles.map}
        data-testid="ratio-map"
        onPointerDown={begin}
        onPointerMove={drag}
        onPointerUp={end}
        onPointerCancel={end}
        onClick={put}
      >
        <rect className={styles.ground} x={left} y={top} width={right - left} height={floor - top} />
        <LeftAxis
          symbol="sigma"
          title={t`noise multiplier σ`}
          top={top}
          scale={scale}
          ticks={logTicks(
            noiseMultipliers[0],
            noiseMultipliers[noiseMultipliers.length - 1],
            height < LOW * scale ? 4 : 9,
          )}
          place={y.place}
          x={left}
          to={left}
        />
        <BottomAxis
          symbol="q"
          title={t`sampling rate q`}
          ticks={logTicks(samplingRates[0], 1, width < 420 ? 4 : 7)}
          place={x.place}
          from={left}
          to={right}
          y={floor}
          edges={[0, width]}
          scale={scale}
        />
        <MapPoint request={request} x={x.place} y={y.place} ratioText={ratioText} onMove={onMove} />
      </svg>
      <svg className={styles.drawnMarks} width={width} height={height} aria-hidden="true">
        <DrawnMarks axes={axes} named={named} scale={scale} />
      </svg>
      <KnownMarks axes={axes} named={named} onChoose={onChoose} />
    </>
  );
});
