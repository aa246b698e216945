// What the direct labels of the figure say, how large they are, and what they must not touch. Pure but for the width of a
// text; where they stand is placeLabels' business.
import type { AuditEntry } from '../../../jobs';
import type { Scenario } from '../../../scenario';
import type { Box, LinePath, Point } from '../../figure/lineProfile';
import { textWidth } from '../../figure/measureText';
import type { LabelRequest } from '../../figure/placeLabels';
import { percentText } from '../../notation/formatNumber';
import { CURVE_IDS, type CurveId, QUANTITIES } from '../../notation/quantities';
import { shownEstimate } from '../auditWords';
import type { Frame } from './frame';
import type { CurveRow } from './rows';

export interface LabelSource {
  rows: readonly CurveRow[];
  audits: readonly AuditEntry[];
  own: Scenario;
}

/** Of a label at its usual size. */
const HEIGHT = 17;

export const labelSize = (narrow: boolean, scale: number): number => (narrow ? 12 : 13) * scale;

export const auditLabel = ({ confidence }: Scenario): string => `ε(Audit) ${percentText(confidence)}`;

/** The words of a curve's label: letters before, subscript, words after. The attack's limit is no guarantee and has no ε. */
export function curveLabel(
  id: CurveId,
  narrow: boolean,
): { letter: string; subscript: string; words: string } {
  const { subscript, label, shortLabel } = QUANTITIES[id];
  return { letter: id === 'hiddenState' ? '' : 'ε', subscript, words: narrow ? shortLabel : label };
}

function labelWidth(id: CurveId, narrow: boolean, scale: number): number {
  const size = labelSize(narrow, scale);
  const { letter, subscript, words } = curveLabel(id, narrow);
  const below = subscript === '' ? 0 : textWidth(subscript, size * 0.75);
  return textWidth(letter === '' ? words : `${letter} ${words}`, size) + below + 2;
}

export function labelScene(
  { rows, audits, own }: LabelSource,
  { xScale, yScale, area, narrow, scale }: Frame,
): { plot: Box; lines: LinePath[]; obstacles: Box[]; labels: LabelRequest[] } {
  const plot: Box = { left: area.x, top: area.y, right: area.x + area.width, bottom: area.y + area.height };
  const pointOf = (valueX: number, epsilon: number | null): Point | null => {
    if (epsilon === null) return null;
    const x = xScale(valueX);
    const y = yScale(epsilon);
    return Number.isFinite(x) && Number.isFinite(y) ? { x, y } : null;
  };
  const lines: LinePath[] = CURVE_IDS.map((id) => ({
    id,
    points: rows.map((row) => pointOf(row.x, row[id])),
  }));
  const obstacles: Box[] = [];
  const auditAnchors: Point[] = [];
  for (const entry of audits) {
    const estimate = shownEstimate(entry, own.estimator);
    const point = estimate && pointOf(entry.axisValue, estimate.epsilon);
    if (!point || !estimate) continue;
    const end = pointOf(entry.axisValue, Math.min(estimate.upper, 1e12));
    const top = Math.max(plot.top, Math.min(point.y, end?.y ?? point.y));
    const foot = pointOf(entry.axisValue, estimate.lower);
    const bottom = Math.max(point.y, foot?.y ?? point.y);
    obstacles.push({ left: point.x - 6, right: point.x + 6, top: top - 3, bottom: bottom + 6 });
    auditAnchors.push(point);
  }
  const currentX = xScale(own[own.axis]);
  if (Number.isFinite(currentX)) {
    obstacles.push({ left: currentX - 1, right: currentX + 1, top: plot.top, bottom: plot.bottom });
  }
  const labels: LabelRequest[] = CURVE_IDS.map((id) => ({
    id,
    lineId: id,
    width: labelWidth(id, narrow, scale),
    height: HEIGHT * scale,
    anchors: lines.find((line) => line.id === id)?.points.filter((point) => point !== null) ?? [],
  }));
  if (auditAnchors.length > 0) {
    const width = textWidth(auditLabel(own), labelSize(narrow, scale));
    labels.push({ id: 'audit', width, height: HEIGHT * scale, anchors: auditAnchors });
  }
  return { plot, lines, obstacles, labels };
}
