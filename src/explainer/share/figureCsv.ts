// The figure's data as CSV, at full precision. Pure text.
import type { AuditEntry } from '../../jobs';
import type { CurvesReply } from '../../jobs/protocol';
import { type EstimatorChoice, exactNumber, type Scenario } from '../../scenario';
import { QUANTITIES } from '../figure/quantities';
import { shownEstimate } from '../readout/auditWords';
import { csvCell } from '../takeaway/exactNumbers';
import { type Provenance, provenanceLines } from '../takeaway/provenance';

const COLUMNS = ['addRemove', 'substitute', 'group', 'hiddenState'] as const;

/** One block for the curves and one for the audits; comment lines start with '#'. Ends with a newline. */
export function figureCsv(
  reply: CurvesReply,
  scenario: Scenario,
  audits: readonly AuditEntry[],
  estimator: EstimatorChoice,
  provenance: Provenance,
): string {
  const { samplingRate, noiseMultiplier, steps, delta, axis } = scenario;
  const lines = [
    '# epsilon of DP-SGD (Poisson-subsampled Gaussian), natural logarithms',
    `# samplingRate=${exactNumber(samplingRate)} noiseMultiplier=${noiseMultiplier} steps=${steps} delta=${delta}; along ${axis}`,
    ...provenanceLines(provenance).map((line) => `# ${line}`),
    '# addRemove, substitute, group: upper bounds (adjacency add/remove, substitute, substitute); hiddenState: exact ceiling of an attack on the last iterate (substitute)',
    '# an empty value was not verified; lower and upper always hold',
    [axis, ...COLUMNS.flatMap((id) => [id, `${id}_lower`, `${id}_upper`])].join(','),
  ];
  for (const [i, x] of reply.values.entries()) {
    const cells = COLUMNS.flatMap((id) => [reply[id].value[i], reply[id].lower[i], reply[id].upper[i]]);
    lines.push([x, ...cells.map(csvCell)].join(','));
  }
  lines.push(
    `# ${QUANTITIES.audit.name}: lower bounds on the substitute epsilon, all draws pooled`,
    [
      axis,
      'estimator',
      'epsilon',
      'interval_lower',
      'interval_upper',
      'confidence',
      'confidence_holds',
      'draws_per_world',
      'status',
    ].join(','),
  );
  for (const entry of audits) {
    const estimate = shownEstimate(entry, estimator);
    if (!estimate || !entry.reply) continue;
    const draws = entry.reply.runs * entry.reply.repeats;
    lines.push(
      [
        entry.axisValue,
        estimate.estimator,
        csvCell(estimate.epsilon),
        csvCell(estimate.lower),
        csvCell(estimate.upper),
        estimate.confidence,
        estimate.confidenceHolds,
        draws,
        entry.status,
      ].join(','),
    );
  }
  return `${lines.join('\n')}\n`;
}
