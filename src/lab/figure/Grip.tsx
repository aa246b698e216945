// A handle of a drawing as a slider: dragged by a pointer, moved by keys. What a move means is its place's own.
import { type KeyboardEvent, type SVGProps, useRef } from 'react';
import { ownKeys } from '../ui/keys';
import { holdEvery, holdSideways, isSideways } from './holdTouch';
import { inThisFrame } from './inThisFrame';
import type { PathPoint } from './lineProfile';

interface GripProps extends Omit<SVGProps<SVGGElement>, 'ref'> {
  /** Place of the grip, in px of the drawing. */
  at: PathPoint;
  /** Whether the grip goes left and right alone, so that a finger that begins up or down scrolls the page and moves nothing. */
  sideways?: boolean;
  /** Called with the new place, which stays as far from the pointer as when the grip was grabbed. */
  onMoved: (to: PathPoint) => void;
  /** Called for a pressed key, as ownKeys asks. */
  onPressed: (event: KeyboardEvent) => boolean;
}

export function Grip(props: GripProps) {
  const { at, sideways = false, onMoved, onPressed, className = '', children, ...slider } = props;
  const { 'aria-valuenow': now } = slider;
  /** Offset from the drawing's px to the window's: asking where the drawing is at each move would lay the page out. */
  const offset = useRef<PathPoint | null>(null);
  /** Place where a finger was put down, until its first move has said whether it drags or scrolls. */
  const undecided = useRef<PathPoint | null>(null);
  const end = () => {
    offset.current = null;
    undecided.current = null;
  };
  return (
    <g
      {...slider}
      ref={sideways ? holdSideways : holdEvery}
      className={`grip ${className}`}
      role="slider"
      aria-valuenow={now}
      tabIndex={0}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const { clientX, clientY, pointerType } = event;
        offset.current = { x: clientX - at.x, y: clientY - at.y };
        undecided.current = sideways && pointerType === 'touch' ? { x: clientX, y: clientY } : null;
      }}
      onPointerMove={({ clientX, clientY }) => {
        if (offset.current === null) return;
        if (undecided.current !== null) {
          const [right, down] = [clientX - undecided.current.x, clientY - undecided.current.y];
          if (right === 0 && down === 0) return;
          if (!isSideways(right, down)) return end();
          undecided.current = null;
        }
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
