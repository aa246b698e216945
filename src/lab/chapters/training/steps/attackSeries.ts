// The points and guarantees that the figure and the table over the steps show, taken from a training audit's reply. Pure.

import { t } from '@lingui/core/macro';
import type { CheckpointAudit } from '../../../../audit/estimation/trainingReport';
import type { Estimate, RepeatSummary } from '../../../../audit/estimation/types';
import { isBound, reported } from '../../../../audit/estimators/lookup';
import { type CanaryChoice, type EstimatorChoice, type Scenario, sameMechanism } from '../../../../scenario';
import type { CanaryAudit, CurvesReply, TrainingAuditReply, TrainingAuditRequest } from '../../../../work';
import { niceCeiling } from '../../../figure/ticks';

type CheckpointSummary = NonNullable<CanaryAudit['summary']>[number];

export interface AttackPoint {
  step: number;
  epsilon: number;
  /** Lower end of the drawn interval: the bound itself, or two standard errors below the mean of the published estimator's repeats. */
  lower: number;
  /** Upper end of the drawn interval, one-sided at the confidence, or two standard errors above that mean; it may be Infinity. */
  upper: number;
}

export interface AttackSeries {
  kind: CanaryChoice;
  /** One point per checkpoint; empty as long as there are too few models, and if the estimator is not recorded. */
  points: readonly AttackPoint[];
  /** Whether the reply has the estimator's value at every checkpoint. */
  recorded: boolean;
}
/** The point of one checkpoint. Repeats of the published estimator are drawn as their mean within two standard errors. */
function pointOf(
  at: CheckpointAudit,
  summary: CheckpointSummary | undefined,
  estimator: EstimatorChoice,
): AttackPoint[] {
  const estimate = reported<Estimate>('trained', estimator, at);
  if (estimate === null) return [];
  const { step } = at;
  const { epsilon, upper } = estimate;
  const repeats = isBound(estimator) ? null : reported<RepeatSummary>('trained', estimator, summary ?? {});
  if (repeats === null || repeats.twoStandardErrors === null)
    return [{ step, epsilon, lower: epsilon, upper }];
  const { mean, twoStandardErrors } = repeats;
  return [
    { step, epsilon: mean, lower: Math.max(0, mean - twoStandardErrors), upper: mean + twoStandardErrors },
  ];
}

export const attackSeries = (reply: TrainingAuditReply, estimator: EstimatorChoice): AttackSeries[] =>
  reply.audits.map(({ kind, pooled, summary }) => {
    const checkpoints = pooled?.checkpoints ?? [];
    const points = checkpoints.flatMap((at, i) => pointOf(at, summary?.[i], estimator));
    return { kind, points, recorded: points.length === checkpoints.length };
  });

/** Whether the reply has this estimator's values, which an older recording may lack. */
export const isRecordedBy = (reply: TrainingAuditReply, estimator: EstimatorChoice): boolean =>
  attackSeries(reply, estimator).every(({ recorded }) => recorded);

/** Words in place of the values of an estimator that a recording lacks. */
export const NOT_RECORDED = t`not recorded`;
export const NOT_RECORDED_WORDS = t`What the chosen estimator says of these models is not recorded, because they were audited before this page had it. Choose another one, or train the models again.`;

export const GUARANTEES = ['hiddenState', 'substitute', 'addRemove'] as const;
type Guarantee = (typeof GUARANTEES)[number];

/** The guarantees at one step, each null if no value could be verified. */
export type GuaranteeRow = { step: number } & Record<Guarantee, number | null>;

/** Whether curves of one scenario belong to the settings of an audit. */
export const belongTo = (
  curvesOf: Scenario,
  { mechanism, delta }: Pick<TrainingAuditRequest, 'mechanism' | 'delta'>,
): boolean => sameMechanism(curvesOf, mechanism) && curvesOf.delta === delta;

const known = (value = Number.NaN): number | null => (Number.isFinite(value) ? value : null);

/** The guarantees of the curves and of the audit in order of steps. At a step of both, those of the audit are taken. */
export function guaranteeRows(curves: CurvesReply | null, reply: TrainingAuditReply | null): GuaranteeRow[] {
  type Row = [step: number, (id: Guarantee) => number | null];
  const drawn = Array.from(
    curves?.values ?? [],
    (step, i): Row => [step, (id) => known(curves?.[id].value[i])],
  );
  const own = reply?.ceilings.map((at, i): Row => [reply.checkpoints[i], (id) => at[id].value]) ?? [];
  return [...new Map([...drawn, ...own])]
    .sort(([a], [b]) => a - b)
    .map(([step, of]) => ({
      step,
      addRemove: of('addRemove'),
      substitute: of('substitute'),
      hiddenState: of('hiddenState'),
    }));
}

/** The upper end of the epsilon axis, which has room for every guarantee and every point but not for every whisker. */
export function epsilonTop(rows: readonly GuaranteeRow[], series: readonly AttackSeries[]): number {
  const guarantees = rows.flatMap((row) => GUARANTEES.map((id) => row[id] ?? 0));
  const shown = series.flatMap(({ points }) => points.map(({ epsilon }) => epsilon));
  return niceCeiling(1.08 * Math.max(0, ...guarantees, ...shown));
}
