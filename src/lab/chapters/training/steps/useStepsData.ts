// What the figure over the steps, its table and its words are made of.
import { useDeferredValue, useMemo } from 'react';
import type { ResultsSnapshot } from '../../../jobs';
import type { Scenario } from '../../../scenario';
import { type Picture, settingsOf } from '../picture';
import { attackSeries, belongTo, guaranteeRows } from './attackSeries';
import { stepsSummary } from './stepsSummary';

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
  const rows = useMemo(() => guaranteeRows(curves, reply), [curves, reply]);
  const series = useMemo(() => (reply ? attackSeries(reply, estimator) : []), [reply, estimator]);
  const of = picture?.request ?? settingsOf(stepCurves.request ?? scenario);
  const summary = useMemo(() => stepsSummary(rows, series, estimator, of), [rows, series, estimator, of]);
  return { rows, series, of, summary };
}
