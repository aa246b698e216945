// The data of the figure over the steps, of its table and of its words.

import { t } from '@lingui/core/macro';
import { useDeferredValue, useMemo } from 'react';
import { isBound } from '../../../../audit/estimators/lookup';
import type { EstimatorChoice, Scenario } from '../../../../scenario';
import type { ResultsSnapshot, TrainingAuditRequest } from '../../../../work';
import {
  countText,
  deltaText,
  epsilonText,
  parameterText,
  percentText,
} from '../../../notation/formatNumber';
import { ATTACKS } from '../attacks';
import { type Picture, trainingSettings } from '../picture';
import {
  type AttackSeries,
  attackSeries,
  belongTo,
  epsilonTop,
  type GuaranteeRow,
  guaranteeRows,
  NOT_RECORDED_WORDS,
} from './attackSeries';

const text = (value: number | null): string => (value === null ? t`not verified` : epsilonText(value, 'up'));

function stepsSummary(
  rows: readonly GuaranteeRow[],
  series: readonly AttackSeries[],
  estimator: EstimatorChoice,
  of: Pick<TrainingAuditRequest, 'mechanism' | 'delta' | 'confidence'>,
): string {
  const last = rows[rows.length - 1];
  if (!last) return t`Nothing has been computed yet.`;
  const step = countText(last.step);
  const rate = parameterText(of.mechanism.samplingRate);
  const noise = parameterText(of.mechanism.noiseMultiplier);
  const delta = deltaText(of.delta);
  const addRemove = text(last.addRemove);
  const substitute = text(last.substitute);
  const limit = text(last.hiddenState);
  const guarantees = t`The curves are ε after t steps of DP-SGD, with q = ${rate} and σ = ${noise}, at δ = ${delta}. After step ${step} the add/remove ε is ${addRemove}. The substitute ε is ${substitute}, and the limit of S1 is ${limit}.`;
  const attacks = series
    .flatMap(({ kind, points }) => {
      const at = points.at(-1);
      if (!at) return [];
      const bound = epsilonText(at.epsilon, 'down');
      const attack = `${ATTACKS[kind].title} (${kind})`;
      return [isBound(estimator) ? t`${attack} shows at least ${bound}` : t`${attack} estimates ${bound}`];
    })
    .join(', ');
  if (series.some(({ recorded }) => !recorded)) return `${guarantees} ${NOT_RECORDED_WORDS}`;
  if (attacks === '') return `${guarantees} ${t`No attack has been run.`}`;
  const confidence = percentText(of.confidence);
  const shown = !isBound(estimator)
    ? t`There, ${attacks}. They use the published estimator, whose confidence does not hold.`
    : t`There, ${attacks}, each with ${confidence} confidence.`;
  return `${guarantees} ${shown}`;
}

export function useStepsData(
  picture: Picture | null,
  stepCurves: ResultsSnapshot['stepCurves'],
  scenario: Scenario,
) {
  const { estimator } = scenario;
  const curves =
    stepCurves.reply && stepCurves.request && (!picture || belongTo(stepCurves.request, picture.request))
      ? stepCurves.reply
      : null;
  const reply = useDeferredValue(picture?.reply ?? null);
  const own = stepCurves.request ?? scenario;
  const asked = picture?.request;
  return useMemo(() => {
    const rows = guaranteeRows(curves, reply);
    const series = reply ? attackSeries(reply, estimator) : [];
    const of = asked ?? trainingSettings(own);
    return {
      rows,
      series,
      of,
      summary: stepsSummary(rows, series, estimator, of),
      estimator,
      top: epsilonTop(rows, series),
      stops: series.find(({ points }) => points.length > 0)?.points.map(({ step }) => step),
    };
  }, [curves, reply, estimator, own, asked]);
}

export type StepsData = ReturnType<typeof useStepsData>;

export interface DrawnSteps {
  data: StepsData;
  /** Whether the figure is narrow, as on a phone, and shows letters and short names alone. */
  narrow: boolean;
}
