// The figure's data as JSON, at full precision, with what each quantity is. Pure.
import type { AuditEntry } from '../../jobs';
import type { CurvesReply } from '../../jobs/protocol';
import { FIELD_LIST, type Scenario } from '../../scenario';
import { CURVE_IDS, QUANTITIES } from '../figure/quantities';
import { shownEstimate } from '../readout/auditWords';
import { jsonNumber } from './exactNumbers';
import type { Provenance } from './provenance';

const list = (values: Float64Array) => Array.from(values, jsonNumber);

/** `scenario` is the one the curves belong to. Ends with a newline. */
export function figureJson(
  reply: CurvesReply,
  scenario: Scenario,
  audits: readonly AuditEntry[],
  provenance: Provenance,
): string {
  const curves = Object.fromEntries(
    CURVE_IDS.map((id) => {
      const { name, adjacency, kind } = QUANTITIES[id];
      const { value, lower, upper } = reply[id];
      return [id, { name, adjacency, kind, value: list(value), lower: list(lower), upper: list(upper) }];
    }),
  );
  const points = audits.flatMap((entry) => {
    const estimate = shownEstimate(entry, scenario.estimator);
    if (!estimate || !entry.reply) return [];
    const { estimator, epsilon, lower, upper, confidence, confidenceHolds, assumptions } = estimate;
    return [
      {
        at: entry.axisValue,
        adjacency: QUANTITIES.audit.adjacency,
        kind: QUANTITIES.audit.kind,
        estimator,
        epsilon: jsonNumber(epsilon),
        lower: jsonNumber(lower),
        upper: jsonNumber(upper),
        confidence,
        confidenceHolds,
        drawsPerWorld: entry.reply.runs * entry.reply.repeats,
        status: entry.status,
        assumptions,
      },
    ];
  });
  const content = {
    format: 'adjacency-lab/figure',
    formatVersion: 1,
    made: provenance,
    about:
      'Epsilon of DP-SGD (Poisson-subsampled Gaussian), natural logarithms. A value is null where it was not verified; lower and upper always hold.',
    scenario: Object.fromEntries(FIELD_LIST.map(({ name }) => [name, scenario[name]])),
    along: scenario.axis,
    at: list(reply.values),
    curves,
    audits: points,
  };
  return `${JSON.stringify(content, null, 1)}\n`;
}
