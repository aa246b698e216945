// The records of the plane, Ana's among them, and where she is in the other world. Two shapes for two classes. The chosen record is
// the one that keys move.
import { t } from '@lingui/core/macro';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { PlanePoint } from '../../../../audit/datasets/plane/plane';
import { decimalText } from '../../../../base/language/numbers';
import { holdEvery } from '../../../figure/holdTouch';
import { ELSEWHERE } from './planeEdits';
import { namePlace, type PlaneView } from './planeView';
import type { Place, TwoWorlds } from './twoWorlds';
import styles from './WorldsFigure.module.css';

interface PlaneRecordsProps {
  worlds: TwoWorlds;
  view: PlaneView;
  chosen: number;
  onKey: (event: KeyboardEvent) => void;
  onChoose: (record: number) => void;
  /** Counts up when a key has chosen another record, which then takes the focus. */
  focus: number;
}

const SIZE = 4.5;

/** Circles are class 0, squares class 1. */
function Mark({ label, size = SIZE }: { label: 0 | 1; size?: number }) {
  return label === 0 ? (
    <circle className={styles.circle} r={size} />
  ) : (
    <rect className={styles.square} x={-size} y={-size} width={2 * size} height={2 * size} />
  );
}

const placeText = ({ x, y }: Place): string => {
  const [right, up] = [decimalText(x, 2), decimalText(y, 2)];
  return t`right ${right}, up ${up}`;
};

export const classText = (label: 0 | 1): string => (label === 0 ? t`circle` : t`square`);

export function nameOf(record: number): string {
  if (record === ELSEWHERE) return t`Ana in the other world`;
  return record === 0 ? t`Ana` : t`Record ${record}`;
}

function Handle({
  record,
  at,
  label,
  ...props
}: { record: number; at: Place; label: 0 | 1; chosen: boolean } & Pick<
  PlaneRecordsProps,
  'view' | 'onKey' | 'onChoose'
>) {
  const { view, chosen, onKey, onChoose } = props;
  const { left, top } = view.place(at);
  const name = nameOf(record);
  const kind = classText(label);
  const ana = record <= 0;
  return (
    <g
      ref={holdEvery}
      className={`grip ${styles.record} ${ana ? styles.ana : ''} ${record === ELSEWHERE ? styles.elsewhere : ''}`}
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
            onFocus: () => onChoose(record),
          }
        : { 'aria-hidden': true })}
    >
      <circle className="grip-reach" r={chosen ? 22 : 13} />
      {chosen && <circle className="grip-ring" r={ana ? 15 : 12} />}
      {chosen && <circle className={styles.chosen} r={ana ? 12 : 9} />}
      <Mark label={label} size={ana ? SIZE + 2 : SIZE} />
    </g>
  );
}

export function PlaneRecords({ worlds, view, chosen, focus, onKey, onChoose }: PlaneRecordsProps) {
  const group = useRef<SVGGElement>(null);
  useEffect(() => {
    if (focus > 0) group.current?.querySelector<SVGGElement>('[role="slider"]')?.focus();
  }, [focus]);
  const { records, change } = worlds;
  const [ana] = records;
  const own = view.place(ana);
  const handle = (record: PlanePoint, i: number) => (
    <Handle
      // records are known by their place in the list
      key={i}
      record={i}
      at={record}
      label={record.label}
      chosen={i === chosen}
      view={view}
      onKey={onKey}
      onChoose={onChoose}
    />
  );
  const name = namePlace(
    own,
    records.slice(1).map((record) => view.place(record)),
    2 * view.scale,
  );
  return (
    <g ref={group}>
      {records.slice(1).map((record, i) => handle(record, i + 1))}
      {change.kind === 'move' && (
        <>
          <line
            className={styles.way}
            x1={own.left}
            y1={own.top}
            x2={view.place(change).left}
            y2={view.place(change).top}
          />
          <Handle
            record={ELSEWHERE}
            at={change}
            label={ana.label}
            chosen={chosen === ELSEWHERE}
            view={view}
            onKey={onKey}
            onChoose={onChoose}
          />
        </>
      )}
      {handle(ana, 0)}
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
