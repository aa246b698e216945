// The drawing: the plane with both clouds and its records, beside it what the attacker makes of them. Records are dragged, or moved by
// arrow keys; a click where none is puts a new one.
import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import { inThisFrame } from '../../../figure/inThisFrame';
import type { WorldsReply, WorldsRequest } from '../../../jobs/worlds';
import { AUDIT_LINE, AuditLine } from './AuditLine';
import { CloudCanvas } from './CloudCanvas';
import { GradientArrows } from './GradientArrows';
import { PlaneRecords } from './PlaneRecords';
import { added, ELSEWHERE, moved, removed } from './planeEdits';
import { byKey, hit, MARGIN, type PlaneView, type Point, planeView } from './planeView';
import { ScoreBars } from './ScoreBars';
import { scoreBins } from './scoreBins';
import { bandsAt, middlesAt, modelPath, scoresAt } from './shownMoment';
import { adjacencyOf } from './twoWorlds';
import type { Suspect } from './useAttacker';
import type { OneStep } from './useOneStep';
import type { PlaneDraft } from './usePlaneDraft';
import styles from './WorldsFigure.module.css';
import { isWhole } from './worldsRequest';

interface PlanePictureProps {
  draft: PlaneDraft;
  chosen: number;
  onChoose: (record: number) => void;
  /** Of a record that is put by a click. */
  puts: 0 | 1;
  /** Of which both belong together; null until there are any. */
  shown: { reply: WorldsReply; request: WorldsRequest } | null;
  moment: number;
  /** Of the audit's adjacency. */
  guarantee: number | null;
  /** Models that are drawn by themselves, in place of the clouds. */
  single: readonly Suspect[] | null;
  /** The model that is to be told. */
  suspect: Suspect | null;
  step: OneStep | null;
  /** Px. */
  width: number;
  height: number;
  /** Px at the lower right that something else stands in. */
  taken: number;
  textScale: number;
}

/** Px around a record that a pointer still hits, and that a hand may shake when it clicks. */
const REACH = 14;
const SHAKE = 5;
const GAP = 16;

/** Px of the plane's square, where the height allows it. */
export const sideOf = (width: number): number => Math.round(0.54 * width);

const BINS = 24;

const placesOf = ({ records, change }: PlaneDraft['worlds'], { place }: PlaneView): Map<number, Point> => {
  const places = new Map(records.map((record, i) => [i, place(record)]));
  if (change.kind === 'move') places.set(ELSEWHERE, place(change));
  return places;
};

interface Held {
  record: number;
  /** From the record's middle to the pointer, in px. */
  off: Point;
}

export function PlanePicture({ draft, chosen, onChoose, puts, shown, moment, ...rest }: PlanePictureProps) {
  const { guarantee, single, suspect, step, width, height, taken, textScale } = rest;
  const { worlds } = draft;
  const held = useRef<Held | null>(null);
  const pressed = useRef<Point | null>(null);
  const [bringsFocus, bringFocus] = useState(0);
  const side = Math.min(height, sideOf(width));
  const view = useMemo(() => planeView(side), [side]);
  const bandsSide = side - 2 * MARGIN;
  const reply = shown?.reply ?? null;
  const request = shown?.request ?? null;
  const provisional = reply !== null && request !== null && !isWhole(reply, request);
  const kind = request?.change.kind ?? worlds.change.kind;
  const last = request !== null && moment === request.keptSteps.length - 1;
  const colour = adjacencyOf(kind);
  // what the models have drawn stays while a hand moves a record, until newer ones have answered
  const bands = useMemo(
    () => reply && request && bandsAt(reply, request, moment, bandsSide),
    [reply, request, moment, bandsSide],
  );
  const middles = useMemo(
    () => reply && request && middlesAt(reply, request, moment, view),
    [reply, request, moment, view],
  );
  const bins = useMemo(() => reply && scoreBins(scoresAt(reply, moment), BINS), [reply, moment]);
  const lines =
    reply && request && single ? single.map((one) => modelPath(reply, request, moment, one, view)) : middles;
  const left = side + GAP;
  const across = width - left - 2;

  const pointOf = (event: PointerEvent<SVGSVGElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    return { left: event.clientX - box.left, top: event.clientY - box.top };
  };
  const down = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return;
    const point = pointOf(event);
    if (point.left > side) return;
    const places = [...placesOf(worlds, view)];
    const nearest = hit(
      places.map(([, place]) => place),
      point,
      REACH,
    );
    if (nearest === null) {
      pressed.current = point;
      return;
    }
    const [record, place] = places[nearest];
    onChoose(record);
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { record, off: { left: point.left - place.left, top: point.top - place.top } };
  };
  const drag = (event: PointerEvent<SVGSVGElement>) => {
    if (held.current === null) return;
    const { record, off } = held.current;
    const { left: x, top: y } = pointOf(event);
    const to = view.at({ left: x - off.left, top: y - off.top });
    inThisFrame(() => draft.move(moved(worlds, record, to)));
  };
  const release = () => {
    if (held.current !== null && draft.moving) draft.put(worlds);
    held.current = null;
    pressed.current = null;
  };
  const up = (event: PointerEvent<SVGSVGElement>) => {
    const at = pointOf(event);
    const start = pressed.current;
    release();
    if (start === null || Math.hypot(at.left - start.left, at.top - start.top) > SHAKE) return;
    onChoose(worlds.records.length);
    draft.put(added(worlds, view.at(at), puts));
  };
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { records, change } = worlds;
    const at = chosen === ELSEWHERE && change.kind === 'move' ? change : records[chosen];
    const to = byKey(at, event.key, event.shiftKey);
    const first = change.kind === 'move' ? ELSEWHERE : 0;
    const turn = { PageDown: 1, PageUp: -1 }[event.key];
    if (to !== null) draft.put(moved(worlds, chosen, to));
    else if (turn !== undefined) {
      const count = records.length - first;
      onChoose(((chosen - first + turn + count) % count) + first);
      bringFocus(bringsFocus + 1);
    } else if (event.key === 'Delete' && chosen >= 0) {
      onChoose(Math.max(0, chosen - 1));
      draft.put(removed(worlds, chosen));
      bringFocus(bringsFocus + 1);
    } else if (event.key === 'Insert' || event.key === '+') {
      onChoose(records.length);
      draft.put(added(worlds, { x: at.x + 0.1, y: at.y + 0.1 }, puts));
      bringFocus(bringsFocus + 1);
    } else return;
    event.preventDefault();
  };
  return (
    <>
      {single === null && (
        <CloudCanvas
          bands={bands}
          side={bandsSide}
          margin={MARGIN}
          colour={colour}
          provisional={provisional}
        />
      )}
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: its records name themselves, and a title would pop up under the pointer */}
      <svg
        width={width}
        height={height}
        className={styles.picture}
        onPointerDown={down}
        onPointerMove={drag}
        onPointerUp={up}
        onPointerCancel={release}
      >
        <rect
          className={styles.plane}
          x={MARGIN}
          y={MARGIN}
          width={bandsSide}
          height={bandsSide}
          data-plane=""
        />
        {lines?.map((d, world) => (
          // the two worlds, in order
          // biome-ignore lint/suspicious/noArrayIndexKey: there are always two
          <g key={world} className={world === 1 ? `${styles.other} ${colour}` : undefined}>
            <path className={styles.halo} d={d} />
            <path className={styles.model} d={d} />
          </g>
        ))}
        {reply && request && suspect && (
          <path className={styles.suspect} d={modelPath(reply, request, moment, suspect, view)} />
        )}
        {step && <GradientArrows step={step} view={view} />}
        <PlaneRecords
          worlds={worlds}
          view={view}
          chosen={chosen}
          focus={bringsFocus}
          onKey={press}
          onChoose={onChoose}
        />
        {reply && bins && across > 60 && (
          <>
            <AuditLine
              audit={reply.audit}
              guarantee={guarantee}
              provisional={provisional}
              left={left}
              width={across}
              textScale={textScale}
            />
            <ScoreBars
              bins={bins}
              threshold={last ? reply.test.threshold : null}
              marked={suspect && scoresAt(reply, moment)[suspect.world][suspect.number]}
              kind={kind}
              left={left}
              top={AUDIT_LINE + 6}
              width={across}
              height={height - AUDIT_LINE - 6 - taken}
            />
          </>
        )}
      </svg>
    </>
  );
}
