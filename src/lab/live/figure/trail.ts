// The trail: attacks at settings that the reader visited before the present one, if they differ from it only in the parameter of the axis.
// They stay in the figure as thin points, each at its own place with its own value.
import { useEffect, useState } from 'react';
import type { Scenario } from '../../../scenario';
import type { AuditEntry, MeasuredAudit } from '../../../work';
import { drawnEstimate } from '../auditWords';
import { alongAxisOf, type DrawnAudit, sameBut } from './drawn';

/** Largest number of attacks that are kept. */
const LONGEST = 5;

const sameSetting = (a: MeasuredAudit['request'], b: MeasuredAudit['request']): boolean =>
  sameBut('delta', a, b) && a.delta === b.delta;

/** The trail with the page's own audit appended if it has ended. It takes the place of an earlier audit at the same setting. */
export function withVisited(
  trail: readonly MeasuredAudit[],
  audits: readonly AuditEntry[],
): readonly MeasuredAudit[] {
  const own = audits.find((audit) => audit.own);
  if (own === undefined || own.status !== 'done' || own.reply === null) return trail;
  const { request, status, reply } = own;
  if (trail.at(-1)?.reply === reply) return trail;
  const others = trail.filter((one) => !sameSetting(one.request, request));
  // One more is kept, because the newest is the present setting, which does not belong to the trail yet.
  return [...others, { request, status, reply }].slice(-LONGEST - 1);
}

/** The attacks of the trail that this figure draws: those that differ from the present setting only along the axis. */
export function drawnTrail(
  trail: readonly MeasuredAudit[],
  audits: readonly AuditEntry[],
  { axis, ...reading }: Pick<Scenario, 'axis' | 'estimator' | 'measure'>,
): DrawnAudit[] {
  const now = audits.find(({ own }) => own)?.request;
  if (now === undefined) return [];
  const taken = audits.map(({ request }) => alongAxisOf(request, axis));
  return trail.flatMap((one): DrawnAudit[] => {
    const x = alongAxisOf(one.request, axis);
    const estimate = drawnEstimate(one, reading);
    if (estimate === null || taken.includes(x) || !sameBut(axis, one.request, now)) return [];
    const key = `visited ${x}`;
    return [{ key, estimate, x, soFar: false, own: false, elsewhere: false, row: false, visited: true }];
  });
}

/** The trail while the page is open, even when another figure stands on the stage. */
let kept: readonly MeasuredAudit[] = [];

/** The trail. While the reader drags (`held`), the settings that the drag passes do not count as visited. */
export function useTrail(audits: readonly AuditEntry[], held: boolean): readonly MeasuredAudit[] {
  const [trail, setTrail] = useState(kept);
  useEffect(() => {
    if (held) return;
    kept = withVisited(kept, audits);
    setTrail(kept);
  }, [audits, held]);
  return trail;
}
