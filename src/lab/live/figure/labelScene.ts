// The texts of the labels in the live figure, and the lines and marks that they must not touch. Pure.

import { t } from '@lingui/core/macro';
import { isBound } from '../../../audit/estimators/lookup';
import { ownIndex, type Scenario } from '../../../scenario';
import type { CurveName, CurvesReply } from '../../../work';
import type { LabelRequest } from '../../figure/freePlace';
import { CLEARANCE, type LinePath, type PathPoint, type PlotBox } from '../../figure/lineProfile';
import { textWidth } from '../../figure/measureText';
import { epsilonText, ratioText } from '../../notation/formatNumber';
import { isGuarantee, LETTERS, QUANTITIES, writtenIn } from '../../notation/quantities';
import { type DrawnAudit, drawnCurves } from './drawn';
import type { Frame } from './frame';
import type { CurveRow } from './rows';

export interface LabelSource {
  rows: readonly CurveRow[];
  reply: CurvesReply;
  /** Scenario for which the curves were computed. */
  scenario: Scenario;
  audits: readonly DrawnAudit[];
  /** Whether the attack at the page's own point has still to run, as while the point's handle is held. */
  coming: boolean;
  /** The page's scenario now, which may be newer than that of the curves. */
  own: Scenario;
}

/** Height of a label in px, at the usual size of text. */
const HEIGHT = 17;
/** Font size of a label, in px. */
export const labelSize = (narrow: boolean, scale: number): number => (narrow ? 12 : 13) * scale;

/** The audit at the page's own point, if it has a report at the present setting. */
const ownOf = (audits: readonly DrawnAudit[]): DrawnAudit | undefined =>
  audits.find(({ own, elsewhere }) => own && !elsewhere);

/**
 * The texts that the attack's label may have, the longest first: the value at the page's own point, with a remark while only
 * some draws have been made. If the value is still to come, the label says so in a text of about the same length; if none
 * comes, the label is just the name.
 */
export function auditLabels(
  { audits, coming }: Pick<LabelSource, 'audits' | 'coming'>,
  { estimator, measure }: Pick<Scenario, 'estimator' | 'measure'>,
): readonly string[] {
  const name = writtenIn(measure, QUANTITIES.audit.name);
  const own = ownOf(audits);
  if (own === undefined) return [coming ? t`${name} to come` : name];
  const sign = isBound(estimator) ? '≥' : '≈';
  const value = `${name} ${sign} ${epsilonText(own.estimate.epsilon, 'down')}`;
  return own.soFar ? [t`${value}, few runs so far`, value] : [value];
}

export const readingOf = ({ own, scenario }: LabelSource): Pick<Scenario, 'estimator' | 'measure'> => ({
  estimator: own.estimator,
  measure: scenario.measure,
});

/**
 * Px at the top of the figure that are kept free for the axis' title on the left, and on the right for the part that opens
 * beside a wide figure.
 */
const HEAD = { title: 150, unfolds: 170 };

/** The place of the attack's label above the plot, centred over the line of the page's own point as far as there is room. */
function homeOf(widths: readonly number[], x: number, { area, narrow, scale }: Frame): LabelRequest['home'] {
  const left = HEAD.title * scale;
  const right = area.x + area.width - (narrow ? 0 : HEAD.unfolds * scale);
  const fits = widths.findIndex((width) => width <= right - left);
  const wording = fits < 0 ? widths.length - 1 : fits;
  const width = widths[wording] ?? 0;
  const from = Math.max(left, Math.min(x - width / 2, right - width));
  const bottom = area.y - CLEARANCE;
  return { wording, box: { left: from, right: from + width, top: bottom - HEIGHT * scale, bottom } };
}

/**
 * The texts that the label of the ratio of substitute to add/remove may have, the longest first. The ratio is a range if both are
 * brackets, and there is no text if it is not known.
 */
export function ratioLabels({ reply, scenario }: Pick<LabelSource, 'reply' | 'scenario'>): readonly string[] {
  const index = ownIndex(reply.values, scenario);
  const ratioOf = (end: 'value' | 'lower' | 'upper', of: 'value' | 'lower' | 'upper') =>
    (reply.substitute[end][index] ?? Number.NaN) / (reply.addRemove[of][index] ?? Number.NaN);
  const ratio = ratioOf('value', 'value');
  if (Number.isFinite(ratio)) {
    const times = ratioText(ratio);
    return [t`substitute is ${times} times add/remove`, t`substitute ×${times}`, `×${times}`];
  }
  if (scenario.sampling !== 'random-allocation') return [];
  const [least, most] = [ratioOf('lower', 'upper'), ratioOf('upper', 'lower')];
  if (!(Number.isFinite(least) && Number.isFinite(most))) return [];
  const from = ratioText(least);
  const to = ratioText(most);
  return [t`substitute is ${from} to ${to} times add/remove`, t`×${from} to ×${to}`];
}

/** Label of the thin line of a bracket's lower end. */
export const attainedLabel = (): string => t`attained by data`;

interface CurveLabel {
  letter: string;
  subscript: string;
  words: string;
}

/**
 * The texts that a curve's label may have, the longest first. The attack's limit is no guarantee and has no letter. Where a letter
 * and a word have no room together the word stands alone, which a reader knows before the letter. A letter with a subscript is a
 * name by itself.
 */
export function curveLabels(
  id: CurveName,
  narrow: boolean,
  { measure, sampling }: Pick<Scenario, 'measure' | 'sampling'>,
): readonly CurveLabel[] {
  const { subscript, shortLabel } = QUANTITIES[id];
  const isBracket = id === 'substitute' && sampling !== 'poisson';
  const label = isBracket ? t`substitute, at most` : QUANTITIES[id].label;
  const letter = isGuarantee(id) ? LETTERS[measure] : '';
  const words = narrow || label === shortLabel ? [shortLabel] : [label, shortLabel];
  const all = words.map((text) => ({ letter, subscript, words: text }));
  if (subscript === '') return all;
  return [...all, { letter: '', subscript: '', words: shortLabel }, { letter, subscript, words: '' }];
}

function labelWidth({ letter, subscript, words }: CurveLabel, size: number): number {
  const below = subscript === '' ? 0 : textWidth(subscript, size * 0.75);
  return textWidth([letter, words].filter((part) => part !== '').join(' '), size) + below + 2;
}

interface LabelScene {
  plot: PlotBox;
  lines: LinePath[];
  obstacles: PlotBox[];
  labels: LabelRequest[];
}

export function labelScene(source: LabelSource, frame: Frame): LabelScene {
  const { rows, audits, scenario, own } = source;
  const { xScale, yScale, area, narrow, scale } = frame;
  const plot: PlotBox = {
    left: area.x,
    top: area.y,
    right: area.x + area.width,
    bottom: area.y + area.height,
  };
  const pointOf = (valueX: number, epsilon: number | null): PathPoint | null => {
    if (epsilon === null) return null;
    const x = xScale(valueX);
    const y = yScale(epsilon);
    return Number.isFinite(x) && Number.isFinite(y) ? { x, y } : null;
  };
  const ids = drawnCurves(scenario);
  const lines: LinePath[] = ids.map((id) => ({ id, points: rows.map((row) => pointOf(row.x, row[id])) }));
  const attained = rows.map((row) => pointOf(row.x, row.attained));
  if (attained.some((point) => point !== null)) lines.push({ id: 'attained', points: attained });
  const obstacles: PlotBox[] = [];
  const named = ownOf(audits);
  const auditAnchors: PathPoint[] = [];
  for (const audit of audits) {
    const { estimate, x } = audit;
    const point = pointOf(x, estimate.epsilon);
    if (!point || point.y < plot.top) continue;
    const end = pointOf(x, Math.min(estimate.upper, 1e12));
    const top = Math.max(plot.top, Math.min(point.y, end?.y ?? point.y));
    const foot = pointOf(x, estimate.lower);
    const bottom = Math.max(point.y, foot?.y ?? point.y);
    const half = audit.row ? 4 : 6;
    obstacles.push({ left: point.x - half, right: point.x + half, top: top - 3, bottom: bottom + half });
    // A label with a value stands beside the point that has the value, a label that waits for its value beside no point, and a
    // label that is just the name beside any point.
    if (named === undefined ? !source.coming : audit === named) auditAnchors.push(point);
  }
  const currentX = xScale(own[own.axis]);
  if (Number.isFinite(currentX)) {
    obstacles.push({ left: currentX - 1, right: currentX + 1, top: plot.top, bottom: plot.bottom });
  }
  // A label that is just the name stands beside the point nearest to the handle.
  auditAnchors.sort((a, b) => Math.abs(a.x - currentX) - Math.abs(b.x - currentX));
  const height = HEIGHT * scale;
  const size = labelSize(narrow, scale);
  const sized = (...texts: string[]) => ({ widths: texts.map((text) => textWidth(text, size)), height });
  const labels: LabelRequest[] = ids.map((id) => ({
    id,
    lineId: id,
    widths: curveLabels(id, narrow, scenario).map((label) => labelWidth(label, size)),
    endsInLetter: QUANTITIES[id].subscript !== '',
    height,
    anchors: lines.find((line) => line.id === id)?.points.filter((point) => point !== null) ?? [],
  }));
  const onAttained = attained.filter((point) => point !== null);
  if (onAttained.length > 0) {
    labels.push({ id: 'attained', lineId: 'attained', ...sized(attainedLabel()), anchors: onAttained });
  }
  const ratios = ratioLabels(source);
  const row = rows.find(({ x }) => x === scenario[scenario.axis]);
  const ends = row && [pointOf(row.x, row.substitute), pointOf(row.x, row.addRemove)];
  if (ratios.length > 0 && ends?.[0] && ends[1]) {
    const [above, below] = ends;
    const middle = { x: above.x, y: (above.y + below.y) / 2 };
    labels.push({ id: 'ratio', ...sized(...ratios), anchors: [middle, above, below] });
  }
  if (auditAnchors.length > 0 || (named === undefined && source.coming)) {
    const words = sized(...auditLabels(source, readingOf(source)));
    // The label's home is above the own point, or above the place where that point will be once its attack has run.
    const home = homeOf(
      words.widths,
      named === undefined ? currentX : (auditAnchors[0]?.x ?? currentX),
      frame,
    );
    labels.push({ id: 'audit', ...words, anchors: auditAnchors, ...(home && { home }) });
  }
  return { plot, lines, obstacles, labels };
}
