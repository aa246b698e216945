// The settings that were visited before the one at the handle, as far as they differ from it along the axis alone: their
// attacks stay in the figure as thin points, each at its own place with its own value.
import { useEffect, useState } from 'react';
import type { Scenario } from '../../../scenario';
import type { AuditEntry, MeasuredAudit } from '../../../work';
import { drawnEstimate } from '../auditWords';
import { alongAxisOf, type DrawnAudit, sameBut } from './drawn';

/** Largest number of attacks that are kept. */
const LONGEST = 5;

const sameSetting = (a: MeasuredAudit['request'], b: MeasuredAudit['request']): boolean =>
  sameBut('delta', a, b) && a.delta === b.delta;

/** The newest last. An audit that has ended takes the place of an earlier one at the same setting. */
export function withVisited(
  trail: readonly MeasuredAudit[],
  audits: readonly AuditEntry[],
): readonly MeasuredAudit[] {
  const own = audits.find((audit) => audit.own);
  if (own === undefined || own.status !== 'done' || own.reply === null) return trail;
  const { request, status, reply } = own;
  if (trail.at(-1)?.reply === reply) return trail;
  const others = trail.filter((one) => !sameSetting(one.request, request));
  // the newest is the setting at the handle, which is not of the trail yet
  return [...others, { request, status, reply }].slice(-LONGEST - 1);
}

/** The attacks of the trail that belong to this figure: all but the axis is as at the handle, which has a point of its own. */
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

/** Audits kept while the page is open, whichever figure stands on the stage. */
let kept: readonly MeasuredAudit[] = [];

/** `held`: what a drag passes through is no setting that was visited. */
export function useTrail(audits: readonly AuditEntry[], held: boolean): readonly MeasuredAudit[] {
  const [trail, setTrail] = useState(kept);
  useEffect(() => {
    if (held) return;
    kept = withVisited(kept, audits);
    setTrail(kept);
  }, [audits, held]);
  return trail;
}
