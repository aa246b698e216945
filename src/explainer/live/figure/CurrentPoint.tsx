// The page's own point in the figure: a dotted line with a grip that drags like the axis's slider, and a dot a curve. The line
// follows the scenario of this very move, the dots wait for the curves.
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { usePlotArea, useXAxisInverseScale, useXAxisScale, useYAxisScale } from 'recharts';
import { FIELDS, fieldTitle, ownIndex, stepValue, writeNumberField } from '../../../scenario';
import { holdSideways } from '../../figure/holdTouch';
import { CURVE_IDS, QUANTITIES } from '../../notation/quantities';
import { symbolOf } from '../../notation/table';
import { useScenarioNow } from '../../state/scenarioNow';
import { useScene } from './scene';

const KEYS: Record<string, readonly [1 | -1, 'small' | 'large']> = {
  ArrowRight: [1, 'small'],
  ArrowUp: [1, 'small'],
  ArrowLeft: [-1, 'small'],
  ArrowDown: [-1, 'small'],
  PageUp: [1, 'large'],
  PageDown: [-1, 'large'],
};

export function CurrentPoint() {
  const { scenario, reply, window, onMove } = useScene();
  const own = useScenarioNow();
  const xScale = useXAxisScale();
  const yScale = useYAxisScale();
  const inverse = useXAxisInverseScale();
  const plot = usePlotArea();
  /** From the figure's px to the window's, so that the line does not jump under the pointer when the drag begins. */
  const offset = useRef<number | null>(null);
  const value = own[window.axis];
  const x = xScale?.(value);
  if (!xScale || !yScale || !inverse || !plot || x === undefined) return null;

  const field = FIELDS[window.axis];
  const bottom = plot.y + plot.height;
  const clamp = (wanted: number) => Math.min(window.max, Math.max(window.min, wanted));

  const begin = (event: PointerEvent<SVGGElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    offset.current = event.clientX - x;
  };
  const drag = (event: PointerEvent<SVGGElement>) => {
    if (offset.current === null) return;
    event.stopPropagation();
    const wanted = Number(inverse(event.clientX - offset.current));
    if (!Number.isFinite(wanted)) return;
    const rounded = Number(wanted.toPrecision(3));
    onMove(clamp(field.range.integer ? Math.max(1, Math.round(rounded)) : rounded));
  };
  const end = () => {
    offset.current = null;
  };
  const press = (event: KeyboardEvent) => {
    const key = KEYS[event.key];
    if (key) onMove(clamp(stepValue(field, value, ...key)));
    else if (event.key === 'Home') onMove(window.min);
    else if (event.key === 'End') onMove(window.max);
    else return;
    event.preventDefault();
  };

  const index = ownIndex(reply.values, scenario);
  const standing = scenario[window.axis] === value ? index : -1;
  return (
    <g className="current-point" data-symbol={symbolOf(field.symbol)}>
      <line className="current-line" x1={x} x2={x} y1={plot.y} y2={bottom} />
      {CURVE_IDS.map((id) => {
        const epsilon = reply[id].value[standing];
        const y = epsilon === undefined ? undefined : yScale(epsilon);
        if (y === undefined || !(y >= plot.y - 0.5 && y <= bottom + 0.5)) return null;
        return (
          <circle
            key={id}
            className="current-dot"
            cx={x}
            cy={y}
            r={id === 'hiddenState' ? 2.5 : 3.5}
            fill={QUANTITIES[id].colour}
          />
        );
      })}
      <g
        ref={holdSideways}
        className="grip"
        role="slider"
        tabIndex={0}
        aria-label={`${fieldTitle(field)}, in the figure`}
        aria-valuemin={window.min}
        aria-valuemax={window.max}
        aria-valuenow={value}
        aria-valuetext={writeNumberField(field, value)}
        onPointerDown={begin}
        onPointerMove={drag}
        onPointerUp={end}
        onPointerCancel={end}
        onKeyDown={press}
      >
        <rect className="grip-reach" x={x - 8} y={plot.y} width={16} height={plot.height} />
        <circle className="grip-reach" cx={x} cy={bottom} r={22} />
        <circle className="grip-ring" cx={x} cy={bottom} r={11} />
        <circle className="grip-knob" cx={x} cy={bottom} r={7} />
      </g>
    </g>
  );
}
