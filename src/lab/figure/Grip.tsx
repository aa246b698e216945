// A handle in a drawing that acts as a slider: a pointer drags it, and keys move it. The component that draws it decides what a move means.
import { type KeyboardEvent, type SVGProps, useRef } from 'react';
import { ownKeys } from '../ui/keys';
import { holdEvery, holdSideways, isSideways } from './holdTouch';
import { inThisFrame } from './inThisFrame';
import type { PathPoint } from './lineProfile';

interface GripProps extends Omit<SVGProps<SVGGElement>, 'ref'> {
  /** Place of the grip, in px of the drawing. */
  at: PathPoint;
  /** Whether the grip moves only left and right. A finger that begins to move up or down then scrolls the page instead. */
  sideways?: boolean;
  /** Called with the new place, whose distance from the pointer stays what it was when the grip was grabbed. */
  onMoved: (to: PathPoint) => void;
  /** Called for a pressed key; returns whether the grip has used the key (see ownKeys). */
  onPressed: (event: KeyboardEvent) => boolean;
}

export function Grip(props: GripProps) {
  const { at, sideways = false, onMoved, onPressed, className = '', children, ...slider } = props;
  const { 'aria-valuenow': now } = slider;
  /**
   * Offset from the drawing's px to the window's. It is kept because asking for the drawing's place at each move would lay out
   * the page.
   */
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
      <circle className="grip-ring" data-testid="grip-ring" cx={at.x} cy={at.y} r={11} />
      <circle className="grip-knob" data-testid="grip-knob" cx={at.x} cy={at.y} r={7} />
    </g>
  );
}
