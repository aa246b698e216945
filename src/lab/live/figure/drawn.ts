// What of a scenario and its results the live figure draws. Pure.

import type { Axis, Scenario } from '../../../scenario';
import { type AuditEntry, type CurveName, figureCurves, type MeasuredAudit } from '../../../work';
import { CURVE_IDS, isGuarantee } from '../../notation/quantities';
import { drawnEstimate, type ShownEstimate } from '../auditWords';

/** Back to front. */
type DrawnSettings = Pick<Scenario, 'moreBounds' | 'measure' | 'sampling'>;

export function drawnCurves(scenario: DrawnSettings): readonly CurveName[] {
  const asked = figureCurves(scenario);
  return CURVE_IDS.filter((id) => asked.includes(id) && (scenario.measure === 'epsilon' || isGuarantee(id)));
}

/** As they usually lie. */
export const tableOrder = (scenario: DrawnSettings): readonly CurveName[] =>
  [...drawnCurves(scenario)].reverse();

export interface DrawnAudit {
  key: string;
  estimate: ShownEstimate;
  x: number;
  /** Of some of its draws. */
  soFar: boolean;
  /** The page's own point; the others are the scenario's audit points. */
  own: boolean;
  /** Until this setting has a report of its own: measured at another value along the axis, where it stands. */
  elsewhere: boolean;
}

const placeOf = ({ mechanism, delta }: MeasuredAudit['request'], axis: Axis): number =>
  axis === 'delta' ? delta : mechanism[axis];

/** Whether both are attacks on the setting of one figure along this axis, which shows what they measured. */
function sameBut(axis: Axis, a: MeasuredAudit['request'], b: MeasuredAudit['request']): boolean {
  const { samplingRate, noiseMultiplier, steps } = b.mechanism;
  return (
    a.sampling === b.sampling &&
    (axis === 'delta' || a.delta === b.delta) &&
    (axis === 'samplingRate' || a.mechanism.samplingRate === samplingRate) &&
    (axis === 'noiseMultiplier' || a.mechanism.noiseMultiplier === noiseMultiplier) &&
    (axis === 'steps' || a.mechanism.steps === steps)
  );
}

/** The own point first, where it has anything to show. Nothing that was measured at other settings than the figure's. */
export const drawnAudits = (
  audits: readonly AuditEntry[],
  { axis, ...reading }: Pick<Scenario, 'axis' | 'estimator' | 'measure'>,
): DrawnAudit[] =>
  audits.flatMap(({ key, request, own, status, reply, before }): DrawnAudit[] => {
    const earlier = before && sameBut(axis, before.request, request) ? before : undefined;
    const measured: MeasuredAudit | undefined = reply ? { request, status, reply } : earlier;
    const estimate = measured && drawnEstimate(measured, reading);
    if (!measured || !estimate) return [];
    const soFar = measured.status !== 'done';
    const x = placeOf(measured.request, axis);
    return [{ key, estimate, x, soFar, own, elsewhere: reply === null }];
  });
