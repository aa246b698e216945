// While a handle is held, the curves as they were when the drag began, so that a reader sees what the drag has changed.
import { useMemo, useRef } from 'react';
import type { CurvesReply } from '../../jobs';
import { FIELDS, type Scenario } from '../../scenario';
import type { Domain } from './frame';
import { type CurveRow, curveRows } from './rows';

const SETTING = ['samplingRate', 'noiseMultiplier', 'steps', 'delta'] as const;

/** The curves of two scenarios differ. Along the axis itself the point moves and the curves stay. */
const curvesDiffer = (a: Scenario, b: Scenario): boolean =>
  a.axis === b.axis &&
  a.sampling === b.sampling &&
  SETTING.some((name) => FIELDS[name].name !== a.axis && a[name] !== b[name]);

/** Rows to be drawn on this axis; null where nothing is held, or nothing has changed. */
export function useTrace(
  held: boolean,
  reply: CurvesReply | null,
  shown: Scenario,
  domain: Domain | null,
): readonly CurveRow[] | null {
  const before = useRef<{ reply: CurvesReply; scenario: Scenario } | null>(null);
  if (!held) before.current = reply && { reply, scenario: shown };
  const kept =
    held && before.current && curvesDiffer(before.current.scenario, shown) ? before.current.reply : null;
  const { sampling } = shown;
  return useMemo(
    () => (kept && domain ? curveRows(kept, domain, { sampling }) : null),
    [kept, domain, sampling],
  );
}
