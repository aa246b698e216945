// The point of the page's own settings in the figure: a vertical line with a grip that acts like the slider of this parameter, and a dot on
// each curve. The line follows every move at once, while the dots wait for the curves.
import { t } from '@lingui/core/macro';
import type { KeyboardEvent } from 'react';
import { type AxisWindow, FIELDS, ownIndex, STEP_KEYS, stepValue } from '../../../scenario';
import { Grip } from '../../figure/Grip';
import { fieldTitleText } from '../../notation/fieldWords';
import { isGuarantee, QUANTITIES } from '../../notation/quantities';
import { spokenNumber } from '../../notation/spokenNumber';
import { symbolOf } from '../../notation/table';
import { useScenarioNow } from '../../state/scenarioNow';
import { alongUpperEnds } from './bracketed';
import { drawnCurves } from './drawn';
import type { Frame, FrameRequest } from './frame';
import type { LabelSource } from './labelScene';

interface CurrentPointProps extends Pick<LabelSource, 'scenario' | 'reply'>, Pick<FrameRequest, 'window'> {
  frame: Frame;
  /** Called for a move; null before the page's scripts have started. */
  onMove: ((value: number) => void) | null;
}

export function CurrentPoint({ scenario, reply, window, frame, onMove }: CurrentPointProps) {
  const own = useScenarioNow();
  const value = own[window.axis];
  const { xScale, yScale, area } = frame;
  const x = xScale(value);
  const field = FIELDS[window.axis];
  const bottom = area.y + area.height;
  const index = ownIndex(reply.values, scenario);
  const drawn = alongUpperEnds(reply, scenario);
  const there = scenario[window.axis];
  return (
    <g className="current-point" data-symbol={symbolOf(field.symbol)}>
      <line className="current-line" data-testid="current-line" x1={x} x2={x} y1={area.y} y2={bottom} />
      {/* While the line is ahead of the curves, the dots are hidden rather than removed, which spares making five elements at
          every move. */}
      <g visibility={there === value ? undefined : 'hidden'}>
        {drawnCurves(scenario).map((id) => {
          const y = yScale(drawn[id].value[index] ?? Number.NaN);
          if (!(y >= area.y - 0.5 && y <= bottom + 0.5)) return null;
          return (
            <circle
              key={id}
              className="current-dot"
              data-testid="current-dot"
              cx={xScale(there)}
              cy={y}
              r={isGuarantee(id) ? 3.5 : 2.5}
              fill={QUANTITIES[id].colour}
            />
          );
        })}
      </g>
      {onMove ? (
        <AxisGrip value={value} x={x} window={window} frame={frame} onMove={onMove} />
      ) : (
        <circle className="grip-knob" data-testid="grip-knob" cx={x} cy={bottom} r={7} />
      )}
    </g>
  );
}

interface GripProps {
  value: number;
  /** Place of the grip, in px. */
  x: number;
  window: AxisWindow;
  frame: Frame;
  onMove: (value: number) => void;
}

function AxisGrip({ value, x, window, frame: { area, valueAt }, onMove }: GripProps) {
  const field = FIELDS[window.axis];
  const title = fieldTitleText(window.axis);
  const clamp = (wanted: number) => Math.min(window.max, Math.max(window.min, wanted));
  const drag = (to: number) => {
    const wanted = valueAt(to);
    if (!Number.isFinite(wanted)) return;
    const rounded = Number(wanted.toPrecision(3));
    onMove(clamp(field.range.integer ? Math.max(1, Math.round(rounded)) : rounded));
  };
  const press = ({ key }: KeyboardEvent) => {
    const step = STEP_KEYS[key];
    const ends: Record<string, number> = { Home: window.min, End: window.max };
    // A key may move the value beyond the ends of the axis, which then follow.
    const to = step ? stepValue(field, value, ...step) : ends[key];
    if (to !== undefined) onMove(to);
    return to !== undefined;
  };
  return (
    <Grip
      sideways
      at={{ x, y: area.y + area.height }}
      onMoved={(to) => drag(to.x)}
      onPressed={press}
      data-testid="point-grip"
      aria-label={t`${title}, in the figure`}
      aria-valuemin={window.min}
      aria-valuemax={window.max}
      aria-valuenow={value}
      aria-valuetext={spokenNumber(field, value)}
    >
      <rect className="grip-reach" x={x - 8} y={area.y} width={16} height={area.height} />
    </Grip>
  );
}
