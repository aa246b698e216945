// The figure's data as CSV, at full precision. Pure text.
import { t } from '@lingui/core/macro';
import { boundedCells, boundedColumns } from '../export/boundedValues';
import { csvFile } from '../export/dataFile';
import type { Provenance } from '../export/provenance';
import type { AuditEntry, CurveName, CurvesReply } from '../jobs';
import { QUANTITIES, writtenIn } from '../notation/quantities';
import { bracketsText, numbersOf } from '../notation/samplingWords';
import { type EstimatorChoice, exactNumber, type Scenario } from '../scenario';
import { drawnEstimate } from './auditWords';
import { tableOrder } from './figure/drawn';

const AUDIT_COLUMNS = [
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
  const { samplingRate, sampling, noiseMultiplier, steps, delta, axis, measure } = scenario;
  const ids = tableOrder(scenario);
  const ofMu = measure === 'mu';
  // a curve's fourth column
  const beside = (id: CurveName, i: number) =>
    ofMu ? (reply[id].regret?.[i] ?? Number.NaN) : (reply[id].interpolated?.[i] ?? 0);
  const curves = Array.from(reply.values, (x, i) => [
    x,
    ...ids.flatMap((id) => [...boundedCells(reply[id], i), beside(id, i)]),
  ]);
  const points = audits.flatMap((entry) => {
    const estimate = drawnEstimate(entry, { estimator, measure });
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
  const name = writtenIn(measure, QUANTITIES.audit.name);
  return csvFile(
    [
      numbersOf(scenario),
      `sampling=${sampling} samplingRate=${exactNumber(samplingRate)} noiseMultiplier=${noiseMultiplier} steps=${steps} ${ofMu ? '' : `delta=${delta}`}; along ${axis}`,
    ],
    provenance,
    [
      sampling !== 'poisson'
        ? bracketsText(scenario)
        : scenario.moreBounds === 'off' || ofMu
          ? t`addRemove, substitute and group are upper bounds, the first for adjacency add/remove, the others for substitute (group by group privacy, Theorem 4.1)`
          : t`addRemove, substitute, implied and group are upper bounds, the first for adjacency add/remove, the others for substitute (implied by the whole curves of add and remove, group by group privacy, Theorem 4.1). hiddenState is the exact limit of this attack on substitute, with constant gradients, other records silent and only the last iterate seen, and no guarantee`,
      t`an empty value was not verified, but lies between lower and upper`,
      ofMu
        ? t`regret is the most that an error rate read off the bell curves of mu is too low by`
        : t`where interpolated is 1 the value lies between verified ones, and lower and upper are an estimate of its error, checked at points between them and not proven`,
    ],
    [
      {
        columns: [
          axis,
          ...ids.flatMap((id) => [...boundedColumns(id), `${id}_${ofMu ? 'regret' : 'interpolated'}`]),
        ],
        rows: curves,
      },
      {
        note: t`${name} has lower bounds on the substitute ${measure}, all draws pooled, and confidence_moment says when they hold, over the planned number of runs, at every moment (a confidence sequence), or provisionally`,
        columns: [axis, 'estimator', measure, ...AUDIT_COLUMNS],
        rows: points,
      },
    ],
  );
}
