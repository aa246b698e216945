// The description of the live figure in words. Pure.
import { t } from '@lingui/core/macro';
import { FIELDS, hasAddRemove, type Scenario } from '../../../scenario';
import type { AuditEntry, CurveName, CurvesReply } from '../../../work';
import { fieldTitleNoun } from '../../notation/fieldWords';
import { deltaText, epsilonText, parameterText } from '../../notation/formatNumber';
import { LETTERS, QUANTITIES } from '../../notation/quantities';
import { SAMPLING_WORDS } from '../../notation/samplingWords';
import type { KnownValue, KnownValues } from '../../state/knownValues';
import { confidenceText, drawnEstimate, readAs, type ShownEstimate } from '../auditWords';
import { alongUpperEnds } from './bracketed';
import { drawnCurves } from './drawn';
import { curvesWithGaps } from './rows';

/** A setting in words, such as 'σ = 1.677'. */
const at = (axis: Scenario['axis'], value: number): string =>
  `${FIELDS[axis].symbol} = ${axis === 'delta' ? deltaText(value) : parameterText(value)}`;

function readingText({ value, lower, upper }: KnownValue): string {
  if (value !== null) return epsilonText(upper, 'up');
  const from = epsilonText(lower, 'down');
  const to = epsilonText(upper, 'up');
  return t`somewhere between ${from} and ${to}`;
}

/** A sentence on how a curve runs from its first to its last verified value. */
function courseText(reply: CurvesReply, id: CurveName): string {
  const { label } = QUANTITIES[id];
  const known = Array.from(reply[id].value).filter((value) => !Number.isNaN(value));
  const first = known[0];
  const last = known[known.length - 1];
  if (first === undefined || last === undefined) return t`${label} is not known`;
  const from = epsilonText(first, 'up');
  const to = epsilonText(last, 'up');
  if (last < first * 0.99) return t`${label} falls from ${from} to ${to}`;
  return last > first * 1.01 ? t`${label} rises from ${from} to ${to}` : t`${label} stays near ${to}`;
}

function attackText(
  estimate: ShownEstimate,
  entry: AuditEntry,
  { estimator, measure }: Pick<Scenario, 'estimator' | 'measure'>,
): string {
  if (measure === 'mu') {
    const mu = epsilonText(estimate.epsilon, 'down');
    const confidence = confidenceText(estimate);
    return t`The attack bounds the substitute μ from below by ${mu}, at ${confidence}.`;
  }
  if (estimate.meanOf !== null) {
    const epsilon = epsilonText(estimate.epsilon, 'nearest');
    const lower = epsilonText(estimate.lower, 'down');
    const upper = epsilonText(estimate.upper, 'up');
    const count = estimate.meanOf;
    return t`The attack puts the substitute ε at ${epsilon}, between ${lower} and ${upper} by two standard errors of ${count} repeats of the published estimator.`;
  }
  const epsilon = epsilonText(estimate.epsilon, 'down');
  const confidence = confidenceText(estimate);
  if (!entry.reply) return t`The attack bounds the substitute ε from below by ${epsilon}, at ${confidence}.`;
  const reading = readAs(estimator, entry.reply.atZero.rule);
  return t`The attack bounds the substitute ε from below by ${epsilon}, at ${confidence}, ${reading}.`;
}

function drawnText(reply: CurvesReply, { axis, delta: value, measure }: Scenario): string {
  const from = at(axis, reply.values[0] as number);
  const to = at(axis, reply.values[reply.values.length - 1] as number);
  const along = fieldTitleNoun(axis);
  const letter = LETTERS[measure];
  if (axis === 'delta' || measure === 'mu') return t`${letter} against ${along} from ${from} to ${to}.`;
  const delta = deltaText(value);
  return t`ε at δ = ${delta} against ${along} from ${from} to ${to}.`;
}

function pointText({ at: readings, scenario }: KnownValues): string {
  const { axis } = scenario;
  const point = at(axis, scenario[axis]);
  const addRemove = readingText(readings.addRemove);
  const substitute = readingText(readings.substitute);
  if (scenario.sampling !== 'poisson') {
    const batches = SAMPLING_WORDS[scenario.sampling];
    return hasAddRemove(scenario.sampling)
      ? t`At ${point}, by ${batches}: add/remove ${addRemove}, substitute ${substitute}. The larger end holds for all data, and some attain the smaller one.`
      : t`At ${point}, with ${batches}: substitute ${substitute}. The larger end holds for all data, and some attain the smaller one. Add/remove is not defined.`;
  }
  const group = readingText(readings.group);
  if (scenario.measure === 'mu' && scenario.moreBounds === 'on') {
    const implied = readingText(readings.implied);
    return t`At ${point}: add/remove ${addRemove}, substitute ${substitute}, substitute as implied by add/remove ${implied}, substitute by group privacy (Theorem 4.1) ${group}, all upper bounds.`;
  }
  if (scenario.moreBounds === 'off') {
    return t`The point is ${point}. There the upper bounds are ${addRemove} for add/remove and ${substitute} for substitute. Group privacy (Theorem 4.1) bounds substitute by ${group}.`;
  }
  const implied = readingText(readings.implied);
  const limit = readingText(readings.hiddenState);
  return t`The point is ${point}. There the upper bounds are ${addRemove} for add/remove and ${substitute} for substitute. For substitute, add/remove implies ${implied} and group privacy (Theorem 4.1) gives ${group}. This attack’s limit, with unlimited runs, is ${limit}.`;
}

export function figureSummary(
  reply: CurvesReply | null,
  known: KnownValues | null,
  own: AuditEntry | null,
  scenario: Scenario,
): string {
  if (!reply || !known) return t`The curves are being computed.`;
  const sentences = [drawnText(reply, known.scenario), pointText(known)];
  const reading = { estimator: scenario.estimator, measure: known.scenario.measure };
  const estimate = own?.status === 'done' ? drawnEstimate(own, reading) : null;
  if (own && estimate && known.current) sentences.push(attackText(estimate, own, reading));
  const drawn = alongUpperEnds(reply, known.scenario);
  const substitute = courseText(drawn, 'substitute');
  if (hasAddRemove(known.scenario.sampling)) {
    const addRemove = courseText(drawn, 'addRemove');
    sentences.push(t`From left to right, ${addRemove}, and ${substitute}.`);
  } else sentences.push(t`From left to right, ${substitute}.`);
  const gaps = curvesWithGaps(drawn, drawnCurves(known.scenario));
  if (gaps.length > 0) {
    const names = gaps.map((id) => QUANTITIES[id].label).join(', ');
    sentences.push(t`A curve has a gap where a value could not be verified. That concerns ${names}.`);
  }
  return sentences.join(' ');
}

/**
 * One short sentence after a change: the point, both guarantees, and the attack once it has run there. Empty while the values
 * are computed.
 */
export function figureChange(known: KnownValues | null, own: AuditEntry | null, scenario: Scenario): string {
  if (!known?.current) return '';
  const { at: readings, scenario: drawn } = known;
  const point = at(drawn.axis, drawn[drawn.axis]);
  const substitute = readingText(readings.substitute);
  const bounds = hasAddRemove(drawn.sampling)
    ? t`${point}: add/remove ${readingText(readings.addRemove)}, substitute ${substitute}`
    : t`${point}: substitute ${substitute}`;
  const reading = { estimator: scenario.estimator, measure: drawn.measure };
  const estimate = own?.status === 'done' ? drawnEstimate(own, reading) : null;
  if (!estimate) return t`${bounds}.`;
  return t`${bounds}, attack ${epsilonText(estimate.epsilon, estimate.meanOf === null ? 'down' : 'nearest')}.`;
}
