// The figure of real training in words. Pure.
import { t } from '@lingui/core/macro';
import type { TrainingAuditRequest } from '../../../../jobs';
import type { EstimatorChoice } from '../../../../scenario';
import { deltaText, epsilonText, parameterText, percentText } from '../../../notation/formatNumber';
import { ATTACKS } from '../attacks';
import type { AttackSeries, GuaranteeRow } from './attackSeries';

const text = (value: number | null): string => (value === null ? t`not verified` : epsilonText(value));

/** What is drawn, and what stands at the last step. */
export function stepsSummary(
  rows: readonly GuaranteeRow[],
  series: readonly AttackSeries[],
  estimator: EstimatorChoice,
  of: Pick<TrainingAuditRequest, 'mechanism' | 'delta' | 'confidence'>,
): string {
  const last = rows[rows.length - 1];
  if (!last) return t`Nothing has been computed yet.`;
  const { samplingRate, noiseMultiplier } = of.mechanism;
  const guarantees = t`ε after t steps of DP-SGD, q = ${parameterText(samplingRate)}, σ = ${parameterText(noiseMultiplier)}, δ = ${deltaText(of.delta)}. After ${last.step} steps the add/remove ε is ${text(last.addRemove)}, the substitute ε ${text(last.substitute)}, the limit of S1 ${text(last.hiddenState)}.`;
  const shown = series.flatMap(({ kind, points }) => {
    const at = points[points.length - 1];
    if (!at) return [];
    const number = epsilonText(at.epsilon, 'down');
    return [
      `${kind} ${ATTACKS[kind].title} ${estimator === 'paper' ? 'estimates' : t`shows at least`} ${number}`,
    ];
  });
  if (shown.length === 0) return t`${guarantees} No attack has been run.`;
  const confidence =
    estimator === 'paper'
      ? t`the published estimator, whose confidence does not hold`
      : t`with ${percentText(of.confidence)} confidence each`;
  return `${guarantees} There ${shown.join(', ')} (${confidence}).`;
}
