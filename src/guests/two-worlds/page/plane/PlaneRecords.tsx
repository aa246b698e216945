// The records of the plane as marks, Ana's among them, and a second mark for her if the other world moves her.
import { t } from '@lingui/core/macro';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { decimalText } from '../../../../base/language/numbers';
import { holdEvery } from '../../../../lab/figure/holdTouch';
import type { Place } from '../twoWorlds';
import styles from '../WorldsFigure.module.css';
import { ELSEWHERE, placeOf } from './planeEdits';
import { namePlace, type PlaneView } from './planeView';
import type { PlaneDraft } from './usePlaneDraft';

interface PlaneRecordsProps {
  draft: PlaneDraft;
  view: PlaneView;
  /** A count that goes up when a key has chosen another record, so that the record takes the focus. */
  focus: number;
  onKey: (event: KeyboardEvent) => void;
}

const SIZE = 4.5;

/** The mark of a record: a circle for class 0, and a square for class 1. */
const Mark = ({ label, size = SIZE }: { label: 0 | 1; size?: number }) =>
  label === 0 ? (
    <circle className={styles.circle} r={size} />
  ) : (
    <rect className={styles.square} x={-size} y={-size} width={2 * size} height={2 * size} />
  );

const placeText = ({ x, y }: Place): string => {
  const [right, up] = [decimalText(x, 2), decimalText(y, 2)];
  return t`right ${right}, up ${up}`;
};

export const classText = (label: 0 | 1): string => (label === 0 ? t`circle` : t`square`);

export function nameOf(record: number): string {
  if (record === ELSEWHERE) return t`Ana in the other world`;
  return record === 0 ? t`Ana` : t`Record ${record}`;
}

interface HandleProps extends Omit<PlaneRecordsProps, 'focus'> {
  record: number;
  label: 0 | 1;
}

function Handle({ record, label, draft, view, onKey }: HandleProps) {
  const at = placeOf(draft.worlds, record);
  const { left, top } = view.place(at);
  const name = nameOf(record);
  const kind = classText(label);
  const chosen = draft.chosen === record;
  const ana = record <= 0;
  return (
    <g
      ref={holdEvery}
      className={`grip ${styles.record} ${ana ? styles.ana : ''} ${record === ELSEWHERE ? styles.elsewhere : ''}`}
      data-testid="worlds-record"
      data-record={record}
      transform={`translate(${left} ${top})`}
      {...(chosen
        ? {
            role: 'slider',
            tabIndex: 0,
            'aria-label': t`${name}, ${kind}, by arrow keys`,
            'aria-valuemin': -1,
            'aria-valuemax': 1,
            'aria-valuenow': at.x,
            'aria-valuetext': placeText(at),
            onKeyDown: onKey,
          }
        : { 'aria-hidden': true })}
    >
      <circle className="grip-reach" data-testid="record-reach" r={chosen ? 22 : 13} />
      {chosen && <circle className="grip-ring" data-testid="grip-ring" r={ana ? 15 : 12} />}
      {chosen && <circle className={styles.chosen} r={ana ? 12 : 9} />}
      <Mark label={label} size={ana ? SIZE + 2 : SIZE} />
    </g>
  );
}

export function PlaneRecords({ focus, ...props }: PlaneRecordsProps) {
  const group = useRef<SVGGElement>(null);
  useEffect(() => {
    if (focus > 0) group.current?.querySelector<SVGGElement>('[role="slider"]')?.focus();
  }, [focus]);
  const { view, draft } = props;
  const [ana, ...others] = draft.worlds.records;
  const own = view.place(ana);
  const elsewhere = draft.worlds.change.kind === 'move' ? view.place(draft.worlds.change) : null;
  const name = namePlace(own, others.map(view.place), 2 * view.scale);
  return (
    <g ref={group}>
      {others.map(({ label }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a record has no identity but its place in the list
        <Handle key={i} {...props} record={i + 1} label={label} />
      ))}
      {elsewhere && (
        <>
          <line className={styles.way} x1={own.left} y1={own.top} x2={elsewhere.left} y2={elsewhere.top} />
          <Handle {...props} record={ELSEWHERE} label={ana.label} />
        </>
      )}
      <Handle {...props} record={0} label={ana.label} />
      <text
        className={`plane-word ${styles.name}`}
        x={name.left}
        y={name.top}
        dy="0.35em"
        textAnchor="middle"
      >
        {nameOf(0)}
      </text>
    </g>
  );
}
