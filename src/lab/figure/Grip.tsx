// A handle of a drawing as a slider: dragged by a pointer, moved by keys. What a move means is its place's own.
import { type KeyboardEvent, type RefCallback, type SVGProps, useRef } from 'react';
import { ownKeys } from '../ui/keys';
import { holdEvery } from './holdTouch';
import { inThisFrame } from './inThisFrame';
import type { PathPoint } from './lineProfile';

interface GripProps extends Omit<SVGProps<SVGGElement>, 'ref'> {
  /** In px of the drawing. */
  at: PathPoint;
  hold?: RefCallback<Element>;
  /** It stays as far from the pointer as when it was grabbed. */
  onMoved: (to: PathPoint) => void;
  /** As ownKeys asks. */
  onPressed: (event: KeyboardEvent) => boolean;
}

export function Grip(props: GripProps) {
  const { at, hold = holdEvery, onMoved, onPressed, className = '', children, ...slider } = props;
  const { 'aria-valuenow': now } = slider;
  /** From the drawing's px to the window's: asking where the drawing is at each move would lay the page out. */
  const offset = useRef<PathPoint | null>(null);
  const end = () => {
    offset.current = null;
  };
  return (
    <g
      {...slider}
      ref={hold}
      className={`grip ${className}`}
      role="slider"
      aria-valuenow={now}
      tabIndex={0}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        offset.current = { x: event.clientX - at.x, y: event.clientY - at.y };
      }}
      onPointerMove={({ clientX, clientY }) => {
        if (offset.current === null) return;
        const to = { x: clientX - offset.current.x, y: clientY - offset.current.y };
        inThisFrame(() => onMoved(to));
      }}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={ownKeys(onPressed)}
    >
      {children}
      <circle className="grip-reach" cx={at.x} cy={at.y} r={22} />
      <circle className="grip-ring" cx={at.x} cy={at.y} r={11} />
      <circle className="grip-knob" cx={at.x} cy={at.y} r={7} />
    </g>
  );
}
