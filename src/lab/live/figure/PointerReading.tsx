// What the pointer reads in the live figure. Escape puts it away until the pointer moves again. A finger taps, and
// puts it away where it is put down next; one that drags or scrolls reads nothing.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { FIELDS, type Scenario } from '../../../scenario';
import type { CurveName, CurvesReply } from '../../../work';
import type { PathPoint } from '../../figure/lineProfile';
import { useDismissed } from '../../figure/useDismissed';
import { Delta, Ends, Epsilon, Parameter, Sym } from '../../notation/Num';
import { QuantityName, Swatch } from '../../notation/QuantityName';
import { KIND_WORDS, QUANTITIES } from '../../notation/quantities';
import { type DrawnAudit, drawnCurves, tableOrder } from './drawn';
import type { Frame } from './frame';
import type { LabelSource } from './labelScene';
import styles from './PointerReading.module.css';
import { nearestIndex } from './rows';

/** Px between the line under the pointer and the box with its values. */
const BESIDE = 16;
/** Px up to which the pointer reads an audit's mark. */
const NEAR = 10;
/** Px up to which a finger that moves still taps. */
const STILL = 8;

const isOnHandle = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="slider"]') !== null;

/** In px of the picture; null where it is not over the plot. */
function usePointer(surface: RefObject<HTMLElement | null>, { area }: Frame): PathPoint | null {
  const [at, setAt] = useState<PathPoint | null>(null);
  const last = useRef<PathPoint | null>(null);
  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    const over = ({ clientX, clientY }: PointerEvent): PathPoint | null => {
      const { left, top } = element.getBoundingClientRect();
      const [x, y] = [clientX - left, clientY - top];
      const inside = x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height;
      return inside ? { x, y } : null;
    };
    // a drag says "nowhere" with each move, and React would look at the page for each
    const put = (next: PathPoint | null) => {
      if (next !== last.current) setAt(next);
      last.current = next;
    };
    const isFinger = ({ pointerType }: PointerEvent) => pointerType === 'touch';
    // where a finger that taps was put down
    let tap: PathPoint | null = null;
    // a button that is held drags; a finger that moves scrolls
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
  }, [surface, area]);
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
        <Beside x={x} y={at.y} width={area.x + area.width} height={bottom}>
          <FigureTooltip scenario={scenario} reply={reply} index={index} audit={audit} />
        </Beside>,
        surface.current,
      )}
    </g>
  );
}

interface BesideProps extends PathPoint {
  /** The area in which the box has to stay, in px. */
  width: number;
  height: number;
  children: ReactNode;
}

/** To the right of a point and below it, or to the other side where there is no room; within the area in any case. */
function Beside({ x, y, width, height, children }: BesideProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!box.current) return;
    const { offsetWidth, offsetHeight } = box.current;
    const onRight = x + BESIDE + offsetWidth <= width;
    const left = onRight ? x + BESIDE : Math.max(0, Math.min(x - BESIDE - offsetWidth, width - offsetWidth));
    const top = y + BESIDE + offsetHeight <= height ? y + BESIDE : Math.max(0, y - BESIDE - offsetHeight);
    box.current.style.translate = `${left}px ${top}px`;
  });
  return (
    <div ref={box} className={styles.beside}>
      {children}
    </div>
  );
}

interface FigureTooltipProps {
  scenario: Scenario;
  reply: CurvesReply;
  index: number;
  /** Under the pointer, if there is one. */
  audit: DrawnAudit | null;
}

function FigureTooltip({ scenario, reply, index, audit }: FigureTooltipProps) {
  const field = FIELDS[scenario.axis];
  return (
    <div className="figure-tooltip">
      <p>
        <Sym>{field.symbol}</Sym> = <Parameter value={reply.values[index] as number} />
        {scenario.axis !== 'delta' && scenario.measure === 'epsilon' && (
          <span className="soft">
            ,{' '}
            <Trans>
              at δ = <Delta value={scenario.delta} />
            </Trans>
          </span>
        )}
      </p>
      <table>
        <tbody>
          {tableOrder(scenario).map((id) => (
            <tr key={id}>
              <th scope="row">
                <Swatch id={id} /> <QuantityName id={id} measure={scenario.measure} />
              </th>
              <td>
                <CurveNumber reply={reply} id={id} index={index} />
              </td>
              <td className="soft">{KIND_WORDS[QUANTITIES[id].kind]}</td>
            </tr>
          ))}
          {audit && (
            <tr>
              <th scope="row">
                <Swatch id="audit" /> <QuantityName id="audit" measure={scenario.measure} />
              </th>
              <td>
                <Epsilon value={audit.estimate.epsilon} rounding="down" />
              </td>
              <td className="soft">
                {t`the attack, at`} <Sym>{field.symbol}</Sym> = <Parameter value={audit.x} />
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

/** After ≈ where it is interpolated, or the bracket where it could not be verified. */
function CurveNumber({ reply, id, index }: { reply: CurvesReply; id: CurveName; index: number }) {
  const curve = reply[id];
  const value = curve.value[index] as number;
  if (!Number.isNaN(value)) {
    return (
      <>
        {curve.interpolated?.[index] === 1 && '≈ '}
        <Epsilon value={value} rounding="up" />
      </>
    );
  }
  return (
    <span className="number">
      <Ends lower={curve.lower[index] as number} upper={curve.upper[index] as number} />
    </span>
  );
}
