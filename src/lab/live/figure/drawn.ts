// What of a scenario and its results the live figure draws. Pure.
import { type AuditEntry, type CurveName, figureCurves, type MeasuredAudit } from '../../jobs';
import { CURVE_IDS, isGuarantee } from '../../notation/quantities';
import type { Axis, Scenario } from '../../scenario';
import { drawnEstimate, type ShownEstimate } from '../auditWords';

/** Back to front. */
type Drawn = Pick<Scenario, 'moreBounds' | 'measure' | 'sampling'>;

export function drawnCurves(scenario: Drawn): readonly CurveName[] {
  const asked = figureCurves(scenario);
  return CURVE_IDS.filter((id) => asked.includes(id) && (scenario.measure === 'epsilon' || isGuarantee(id)));
}

/** As they usually lie. */
export const tableOrder = (scenario: Drawn): readonly CurveName[] => [...drawnCurves(scenario)].reverse();

export interface DrawnAudit {
  key: string;
  estimate: ShownEstimate;
  x: number;
  /** Of some of its draws. */
  soFar: boolean;
  /** Until this setting has a report of its own. */
  elsewhere: boolean;
}

const placeOf = ({ mechanism, delta }: MeasuredAudit['request'], axis: Axis): number =>
  axis === 'delta' ? delta : mechanism[axis];

/** The own point first, where it has anything to show. */
export const drawnAudits = (
  audits: readonly AuditEntry[],
  { axis, ...reading }: Pick<Scenario, 'axis' | 'estimator' | 'measure'>,
): DrawnAudit[] =>
  audits.flatMap(({ key, request, status, reply, before }): DrawnAudit[] => {
    const measured: MeasuredAudit | undefined = reply ? { request, status, reply } : before;
    const estimate = measured && drawnEstimate(measured, reading);
    if (!measured || !estimate) return [];
    const soFar = measured.status !== 'done';
    return [{ key, estimate, x: placeOf(measured.request, axis), soFar, elsewhere: reply === null }];
  });
