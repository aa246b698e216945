// The figure in words: what is drawn, what stands at the current point, how the curves run. Pure.
import { t } from '@lingui/core/macro';
import type { AuditEntry, CurvesReply } from '../../../jobs';
import { FIELDS, fieldTitle, type Scenario } from '../../../scenario';
import { deltaText, epsilonText, parameterText } from '../../notation/formatNumber';
import { CURVE_IDS, type CurveId, QUANTITIES } from '../../notation/quantities';
import type { KnownValue, KnownValues } from '../../state/knownValues';
import { confidenceText, readAs, shownEstimate } from '../auditWords';
import { curvesWithGaps } from './rows';

const at = (axis: Scenario['axis'], value: number): string =>
  `${FIELDS[axis].symbol} = ${axis === 'delta' ? deltaText(value) : parameterText(value)}`;

function readingText({ value, lower, upper }: KnownValue): string {
  return value === null
    ? t`somewhere between ${epsilonText(lower, 'down')} and ${epsilonText(upper, 'up')}`
    : epsilonText(value);
}

/** 'falls', 'rises' or 'is flat' from the first to the last verified value. */
function course(reply: CurvesReply, id: CurveId): string {
  const known = Array.from(reply[id].value).filter((value) => !Number.isNaN(value));
  const first = known[0];
  const last = known[known.length - 1];
  if (first === undefined || last === undefined) return t`is not known`;
  const moved = last < first * 0.99 ? 'falls' : last > first * 1.01 ? 'rises' : 'stays';
  return moved === 'stays'
    ? t`stays near ${epsilonText(last)}`
    : t`${moved} from ${epsilonText(first)} to ${epsilonText(last)}`;
}

export function figureSummary(
  reply: CurvesReply | null,
  known: KnownValues | null,
  own: AuditEntry | null,
  scenario: Scenario,
): string {
  if (!reply || !known) return t`The curves are being computed.`;
  const { axis, delta } = known.scenario;
  const first = reply.values[0] as number;
  const last = reply.values[reply.values.length - 1] as number;
  const where = axis === 'delta' ? '' : ` at δ = ${deltaText(delta)}`;
  const sentences = [
    t`ε${where} against ${fieldTitle(FIELDS[axis]).toLowerCase()} from ${at(axis, first)} to ${at(axis, last)}.`,
  ];
  const { addRemove, substitute, implied, group, hiddenState } = known.at;
  sentences.push(
    t`At ${at(axis, known.scenario[axis])}: add/remove ${readingText(addRemove)}, substitute ${readingText(substitute)}, substitute as implied by add/remove ${readingText(implied)}, substitute by group privacy (Theorem 4.1) ${readingText(group)}, all upper bounds; this attack’s limit, with unlimited runs, ${readingText(hiddenState)}.`,
  );
  const estimate = own?.status === 'done' ? shownEstimate(own, scenario.estimator) : null;
  if (estimate && known.current) {
    sentences.push(
      estimate.meanOf === null
        ? t`The attack bounds the substitute ε from below by ${epsilonText(estimate.epsilon, 'down')}, at ${confidenceText(estimate)}${own?.reply ? `, ${readAs(scenario.estimator, own.reply.atZero.rule)}` : ''}.`
        : t`The attack puts the substitute ε at ${epsilonText(estimate.epsilon)}, between ${epsilonText(estimate.lower, 'down')} and ${epsilonText(estimate.upper, 'up')} by two standard errors of ${estimate.meanOf} repeats of the published estimator.`,
    );
  }
  sentences.push(
    t`From left to right ${(['addRemove', 'substitute'] as const).map((id) => `${QUANTITIES[id].label} ${course(reply, id)}`).join('; ')}.`,
  );
  const gaps = curvesWithGaps(reply);
  if (gaps.length > 0) {
    const names = CURVE_IDS.filter((id) => gaps.includes(id)).map((id) => QUANTITIES[id].label);
    sentences.push(t`Where a value could not be verified a curve has a gap: ${names.join(', ')}.`);
  }
  return sentences.join(' ');
}
