// The curves and audits that the live figure draws of a scenario and its results. Pure.

import type { Axis, AxisWindow, Scenario } from '../../../scenario';
import {
  type AuditEntry,
  type CurveName,
  figureCurves,
  type MeasuredAudit,
  type RowPoint,
  readsAsRecorded,
} from '../../../work';
import { CURVE_IDS, isGuarantee } from '../../notation/quantities';
import { drawnEstimate, type ShownEstimate } from '../auditWords';

type DrawnSettings = Pick<Scenario, 'moreBounds' | 'measure' | 'sampling'>;

/** The drawn curves, back to front. */
export function drawnCurves(scenario: DrawnSettings): readonly CurveName[] {
  const asked = figureCurves(scenario);
  return CURVE_IDS.filter((id) => asked.includes(id) && (scenario.measure === 'epsilon' || isGuarantee(id)));
}

/** The drawn curves from the highest to the lowest, as they usually lie. */
export const tableOrder = (scenario: DrawnSettings): readonly CurveName[] =>
  [...drawnCurves(scenario)].reverse();

export interface DrawnAudit {
  /** Tells the drawn audits apart. It stays the same while the page's own settings change, so that a drag moves the mark of their audit. */
  key: string;
  estimate: ShownEstimate;
  /** Value of the figure's parameter at which the audit was made. */
  x: number;
  /** Whether the estimate comes from only some of the audit's draws, because it still runs or was stopped. */
  soFar: boolean;
  /** Whether the audit is that of the page's own settings. Others are at the scenario's audit points. */
  own: boolean;
  /** Whether the audit was made at another value along the axis. It is drawn until the present setting has a report of its own. */
  elsewhere: boolean;
  /** Whether the audit belongs to the row of small audits along the axis. */
  row: boolean;
  /** Whether the audit belongs to a setting that was visited before (trail.ts). */
  visited: boolean;
}

export const alongAxisOf = ({ mechanism, delta }: MeasuredAudit['request'], axis: Axis): number =>
  axis === 'delta' ? delta : mechanism[axis];

/** Whether two attacks have equal settings except for the parameter of the axis, so that one figure can show both. */
export function sameBut(axis: Axis, a: MeasuredAudit['request'], b: MeasuredAudit['request']): boolean {
  const { samplingRate, noiseMultiplier, steps } = b.mechanism;
  return (
    a.sampling === b.sampling &&
    (axis === 'delta' || a.delta === b.delta) &&
    (axis === 'samplingRate' || a.mechanism.samplingRate === samplingRate) &&
    (axis === 'noiseMultiplier' || a.mechanism.noiseMultiplier === noiseMultiplier) &&
    (axis === 'steps' || a.mechanism.steps === steps)
  );
}

/** The audits that the figure draws. Those without a report, and those at settings that differ in more than the axis, are left out. */
export const drawnAudits = (
  audits: readonly AuditEntry[],
  { axis, ...reading }: Pick<Scenario, 'axis' | 'estimator' | 'measure'>,
): DrawnAudit[] =>
  audits.flatMap(({ key, request, own, status, reply, before }): DrawnAudit[] => {
    const earlier = before && sameBut(axis, before.request, request) ? before : undefined;
    const measured: MeasuredAudit | undefined = reply ? { request, status, reply } : earlier;
    const estimate = measured && drawnEstimate(measured, reading);
    if (!measured || !estimate) return [];
    // A recorded report counts as complete while this tab makes its own.
    const soFar = measured.status !== 'done' && measured.reply.runs < measured.request.runs;
    const x = alongAxisOf(measured.request, axis);
    const place = own ? 'own' : key;
    return [{ key: place, estimate, x, soFar, own, elsewhere: reply === null, row: false, visited: false }];
  });

/** The recorded estimate at a point that this tab has not attacked; null if the tab has attacked it, or if another reading is asked for. */
export function readRecorded(
  { reply, recorded }: Pick<RowPoint, 'reply' | 'recorded'>,
  reading: Pick<Scenario, 'estimator' | 'measure'>,
): (ShownEstimate & { runs: number }) | null {
  if (reply || !recorded || !readsAsRecorded(reading)) return null;
  const { runs, estimate } = recorded;
  return { ...estimate, runs, lower: estimate.epsilon, meanOf: null };
}

/** Share of the axis' length. A point of the row that is nearer than this to another audit is left out. */
const APART = 1 / 30;

/** The row of small audits along the axis, without those that would overlap another audit. */
export function drawnRow(
  row: readonly RowPoint[],
  others: readonly DrawnAudit[],
  reading: Pick<Scenario, 'estimator' | 'measure'>,
  window: AxisWindow,
): DrawnAudit[] {
  const span = Math.log(window.max / window.min);
  const isFree = (x: number) => others.every((other) => Math.abs(Math.log(other.x / x)) > APART * span);
  return row.flatMap((point): DrawnAudit[] => {
    const { key, axisValue: x, status, reply } = point;
    const estimate = readRecorded(point, reading) ?? drawnEstimate(point, reading);
    if (!estimate || !isFree(x)) return [];
    const soFar = reply !== null && status !== 'done';
    return [
      { key: `row ${key}`, estimate, x, soFar, own: false, elsewhere: false, row: true, visited: false },
    ];
  });
}
