// The figure's data as CSV, at full precision. Pure text.
import { t } from '@lingui/core/macro';
import type { AuditEntry, CurvesReply } from '../../jobs';
import { type EstimatorChoice, exactNumber, type Scenario } from '../../scenario';
import { boundedCells, boundedColumns } from '../export/boundedValues';
import { csvFile } from '../export/dataFile';
import type { Provenance } from '../export/provenance';
import { QUANTITIES } from '../notation/quantities';
import { bracketsText, epsilonOf } from '../notation/samplingWords';
import { shownEstimate } from './auditWords';
import { tableOrder } from './figure/drawn';

const AUDIT_COLUMNS = [
  'estimator',
  'epsilon',
  'interval_lower',
  'interval_upper',
  'confidence',
  'confidence_holds',
  'confidence_moment',
  'draws_per_world',
  'status',
] as const;

/** One block for the curves and one for the audits. */
export function figureCsv(
  reply: CurvesReply,
  scenario: Scenario,
  audits: readonly AuditEntry[],
  estimator: EstimatorChoice,
  provenance: Provenance,
): string {
  const { samplingRate, sampling, noiseMultiplier, steps, delta, axis } = scenario;
  const ids = tableOrder(scenario);
  const curves = Array.from(reply.values, (x, i) => [
    x,
    ...ids.flatMap((id) => [...boundedCells(reply[id], i), reply[id].interpolated?.[i] ?? 0]),
  ]);
  const points = audits.flatMap((entry) => {
    const estimate = shownEstimate(entry, estimator);
    if (!estimate || !entry.reply) return [];
    const draws = entry.reply.runs * entry.reply.repeats;
    const { epsilon, lower, upper, confidence, confidenceHolds, moment = 'planned' } = estimate;
    return [
      [
        entry.axisValue,
        estimate.estimator,
        epsilon,
        lower,
        upper,
        confidence,
        confidenceHolds,
        moment,
        draws,
        entry.status,
      ],
    ];
  });
  const { name } = QUANTITIES.audit;
  return csvFile(
    [
      epsilonOf(scenario),
      `sampling=${sampling} samplingRate=${exactNumber(samplingRate)} noiseMultiplier=${noiseMultiplier} steps=${steps} delta=${delta}; along ${axis}`,
    ],
    provenance,
    [
      ...(sampling === 'poisson' ? [] : [bracketsText(scenario)]),
      ...(sampling !== 'poisson'
        ? []
        : [
            scenario.moreBounds === 'off'
              ? t`addRemove, substitute, group: upper bounds, the first for adjacency add/remove, the others for substitute (group: by group privacy, Theorem 4.1)`
              : t`addRemove, substitute, implied, group: upper bounds, the first for adjacency add/remove, the others for substitute (implied: by the whole curves of add and remove; group: by group privacy, Theorem 4.1); hiddenState: exact limit of this attack, with constant gradients, other records silent, only the last iterate seen (substitute); no guarantee`,
          ]),
      t`an empty value was not verified; it lies between lower and upper`,
      t`interpolated 1: between verified values; lower and upper are then an estimate of its error, checked at points between them and not proven`,
    ],
    [
      {
        columns: [axis, ...ids.flatMap((id) => [...boundedColumns(id), `${id}_interpolated`])],
        rows: curves,
      },
      {
        note: t`${name}: lower bounds on the substitute epsilon, all draws pooled; confidence_moment: over the planned number of runs, at every moment (a confidence sequence), or provisional`,
        columns: [axis, ...AUDIT_COLUMNS],
        rows: points,
      },
    ],
  );
}
