// Pointer and keys on the plane: a pointer drags a record or adds one where none is, and keys move the chosen one, choose another, add one
// or take one away.
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { inThisFrame } from '../../../../lab/figure/inThisFrame';
import { added, ELSEWHERE, moved, placeOf, removed } from './planeEdits';
import { apart, byKey, hit, type PlaneView, type Point } from './planeView';
import type { PlaneDraft } from './usePlaneDraft';

/** Distances in px: from a record to a pointer that still hits it, and that a pointer may move during a click. */
const REACH = 14;
const SHAKE = 5;

/** Keys that choose the next record or the one before. */
const TURNS: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1 };

const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point => {
  const { left, top } = currentTarget.getBoundingClientRect();
  return { left: clientX - left, top: clientY - top };
};

const from = (a: Point, b: Point): Point => ({ left: a.left - b.left, top: a.top - b.top });

/** The handlers of the plane. `side` is that of the square that the plane lies in, in px. */
export function usePlaneHand({ worlds, chosen, ...draft }: PlaneDraft, view: PlaneView, side: number) {
  // `off` is where the pointer went down, in px from the record's middle, or from the drawing's corner where it hit no record
  const grasp = useRef<{ record: number | null; off: Point } | null>(null);
  const [focus, setFocus] = useState(0);
  const { records, change } = worlds;
  const first = change.kind === 'move' ? ELSEWHERE : 0;
  const count = records.length - first;
  const release = () => {
    if (grasp.current !== null && draft.moving) draft.put(worlds);
    grasp.current = null;
  };
  return {
    focus,
    onKey: (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const at = placeOf(worlds, chosen);
      const to = byKey(at, event.key, event.shiftKey);
      const turn = TURNS[event.key];
      if (to !== null) draft.put(moved(worlds, chosen, to));
      else if (turn !== undefined) draft.choose(((chosen - first + turn + count) % count) + first);
      else if (event.key === 'Delete' && chosen >= 0)
        draft.put(removed(worlds, chosen), Math.max(0, chosen - 1));
      else if (event.key === 'Insert' || event.key === '+')
        draft.put(added(worlds, { x: at.x + 0.1, y: at.y + 0.1 }, draft.puts), records.length);
      else return;
      if (to === null) setFocus(focus + 1);
      event.preventDefault();
    },
    pointer: {
      onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
        const point = pointOf(event);
        if (event.button !== 0 || point.left > side) return;
        const places = Array.from({ length: count }, (_, i) => view.place(placeOf(worlds, i + first)));
        const nearest = hit(places, point, REACH);
        grasp.current = { record: null, off: point };
        if (nearest === null) return;
        draft.choose(nearest + first);
        event.currentTarget.setPointerCapture(event.pointerId);
        grasp.current = { record: nearest + first, off: from(point, places[nearest]) };
      },
      onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
        const { record = null, off } = grasp.current ?? {};
        if (record === null || !off) return;
        const to = view.at(from(pointOf(event), off));
        inThisFrame(() => draft.move(moved(worlds, record, to)));
      },
      onPointerUp: (event: PointerEvent<SVGSVGElement>) => {
        const at = pointOf(event);
        const { record, off } = grasp.current ?? {};
        release();
        if (record === null && off && apart(at, off) <= SHAKE)
          draft.put(added(worlds, view.at(at), draft.puts), records.length);
      },
      onPointerCancel: release,
    },
  };
}
