// The values under the pointer in the live figure: a line, dots and a tooltip. Escape hides them until the reader points or presses an
// arrow key again. A tap of a finger shows them, and the next touch hides them. A finger that drags or scrolls shows nothing.

import { type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PathPoint } from '../../figure/lineProfile';
import { useDismissed } from '../../figure/useDismissed';
import { QUANTITIES } from '../../notation/quantities';
import { drawnCurves } from './drawn';
import { FigureTooltip } from './FigureTooltip';
import type { Frame } from './frame';
import type { LabelSource } from './labelScene';
import styles from './PointerReading.module.css';
import { nearestIndex } from './rows';

/** Px to the left or right of an audit's mark up to which the pointer, at any height, counts as on the mark. */
const NEAR = 10;
/** Px that a finger may move during a tap. */
const STILL = 8;

const isOnHandle = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="slider"]') !== null;

/** Place of the pointer in px of the picture; null if it is not over the plot. */
function usePointer(surface: RefObject<HTMLElement | null>, { area }: Frame): PathPoint | null {
  const [at, setAt] = useState<PathPoint | null>(null);
  const last = useRef<PathPoint | null>(null);
  // the listeners stay while the plot changes, as it does at most moves of a drag
  const plot = useRef(area);
  useEffect(() => {
    plot.current = area;
  }, [area]);
  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    const over = ({ clientX, clientY }: PointerEvent): PathPoint | null => {
      const { left, top } = element.getBoundingClientRect();
      const area = plot.current;
      const [x, y] = [clientX - left, clientY - top];
      const inside = x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height;
      return inside ? { x, y } : null;
    };
    // Each move of a drag puts null again. It is not passed on, because React checks the component at each call.
    const put = (next: PathPoint | null) => {
      if (next !== last.current) setAt(next);
      last.current = next;
    };
    const isFinger = ({ pointerType }: PointerEvent) => pointerType === 'touch';
    // The place where a finger was put down that may become a tap.
    let tap: PathPoint | null = null;
    // The reader drags with a pressed button and scrolls with a finger, so neither reads values.
    const move = (event: PointerEvent) => {
      if (!isFinger(event)) put(event.buttons === 0 ? over(event) : null);
    };
    const leave = (event: PointerEvent) => {
      if (!isFinger(event)) put(null);
    };
    const press = (event: PointerEvent) => {
      if (!isFinger(event)) return;
      const within = event.target instanceof Node && element.contains(event.target);
      tap = within && !isOnHandle(event.target) ? { x: event.clientX, y: event.clientY } : null;
      put(null);
    };
    const lift = (event: PointerEvent) => {
      const { clientX, clientY } = event;
      if (tap && Math.hypot(clientX - tap.x, clientY - tap.y) <= STILL) put(over(event));
      tap = null;
    };
    const cancel = () => {
      tap = null;
      put(null);
    };
    const gone = new AbortController();
    const { signal } = gone;
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerleave', leave, { signal });
    element.addEventListener('pointercancel', cancel, { signal });
    window.addEventListener('pointerdown', press, { signal });
    window.addEventListener('pointerup', lift, { signal });
    return () => gone.abort();
  }, [surface]);
  return at;
}

interface PointerReadingProps extends Pick<LabelSource, 'scenario' | 'reply' | 'rows' | 'audits'> {
  surface: RefObject<HTMLElement | null>;
  frame: Frame;
}

export function PointerReading({ surface, frame, scenario, reply, rows, audits }: PointerReadingProps) {
  const at = usePointer(surface, frame);
  const dismissed = useDismissed(at !== null);
  if (at === null || dismissed || surface.current === null) return null;
  const index = nearestIndex(reply.values, frame.valueAt(at.x));
  const row = rows[index];
  if (!row) return null;
  const { xScale, yScale, area } = frame;
  const x = xScale(row.x);
  const bottom = area.y + area.height;
  const audit = audits.find((one) => Math.abs(xScale(one.x) - at.x) <= NEAR && !one.elsewhere) ?? null;
  return (
    <g className="pointer-reading">
      <line className={styles.line} x1={x} x2={x} y1={area.y} y2={bottom} />
      {drawnCurves(scenario).map((id) => {
        const y = yScale(row[id] ?? Number.NaN);
        if (!(y >= area.y && y <= bottom)) return null;
        return <circle key={id} className={styles.dot} cx={x} cy={y} r={3.5} fill={QUANTITIES[id].colour} />;
      })}
      {createPortal(
        <FigureTooltip
          place={{ x, y: at.y, width: area.x + area.width, height: bottom }}
          scenario={scenario}
          reply={reply}
          index={index}
          audit={audit}
        />,
        surface.current,
      )}
    </g>
  );
}
