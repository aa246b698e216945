// A training audit's reply as what figure and table draw. Pure; computes no bound.

import { type CanaryChoice, type EstimatorChoice, type Scenario, sameMechanism } from '../../../../scenario';
import type { CurvesReply, TrainingAuditReply, TrainingAuditRequest } from '../../../../work';
import { niceCeiling } from '../../../figure/ticks';

export interface AttackPoint {
  step: number;
  epsilon: number;
  /** Ends of the drawn interval, one-sided at the confidence each; `upper` may be Infinity. */
  lower: number;
  upper: number;
}

export interface AttackSeries {
  kind: CanaryChoice;
  /** One point a checkpoint; empty before there are enough models. */
  points: readonly AttackPoint[];
}

/** Repeats of the published estimator are drawn as the paper does: their mean within two standard errors. */
export const attackSeries = (reply: TrainingAuditReply, estimator: EstimatorChoice): AttackSeries[] =>
  reply.audits.map(({ kind, pooled, summary }) => {
    const points = (pooled?.checkpoints ?? []).map((at, i): AttackPoint => {
      const { epsilon, upper } = at[estimator];
      const repeats = estimator === 'paper' ? summary?.[i]?.paper : undefined;
      if (!repeats || repeats.twoStandardErrors === null)
        return { step: at.step, epsilon, lower: epsilon, upper };
      const { mean, twoStandardErrors } = repeats;
      return {
        step: at.step,
        epsilon: mean,
        lower: Math.max(0, mean - twoStandardErrors),
        upper: mean + twoStandardErrors,
      };
    });
    return { kind, points };
  });

export const GUARANTEES = ['hiddenState', 'substitute', 'addRemove'] as const;
type Guarantee = (typeof GUARANTEES)[number];

/** A step's guarantees; null where no value could be verified. */
export type GuaranteeRow = { step: number } & Record<Guarantee, number | null>;

export const belongTo = (
  curvesOf: Scenario,
  { mechanism, delta }: Pick<TrainingAuditRequest, 'mechanism' | 'delta'>,
): boolean => sameMechanism(curvesOf, mechanism) && curvesOf.delta === delta;

const known = (value = Number.NaN): number | null => (Number.isFinite(value) ? value : null);

/** Rows of both sources in order of steps; the audit's own numbers win where both have a step. */
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

/** The epsilon axis has room for every guarantee and every point, not for every whisker. */
export function epsilonTop(rows: readonly GuaranteeRow[], series: readonly AttackSeries[]): number {
  const guarantees = rows.flatMap((row) => GUARANTEES.map((id) => row[id] ?? 0));
  const shown = series.flatMap(({ points }) => points.map(({ epsilon }) => epsilon));
  return niceCeiling(1.08 * Math.max(0, ...guarantees, ...shown));
}
