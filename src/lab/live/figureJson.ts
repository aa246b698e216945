// The figure's data as JSON, at full precision, with what each quantity is. Pure.
import { t } from '@lingui/core/macro';
import { boundedNumbers } from '../export/boundedValues';
import { jsonFile } from '../export/dataFile';
import { jsonNumber, jsonNumbers } from '../export/exactNumbers';
import type { Provenance } from '../export/provenance';
import type { AuditEntry, CurvesReply } from '../jobs';
import { QUANTITIES, writtenIn } from '../notation/quantities';
import { bracketsText, numbersOf } from '../notation/samplingWords';
import type { Scenario } from '../scenario';
import { drawnEstimate } from './auditWords';
import { drawnCurves } from './figure/drawn';

/** `scenario` is the one the curves belong to. Ends with a newline. */
export function figureJson(
  reply: CurvesReply,
  scenario: Scenario,
  audits: readonly AuditEntry[],
  provenance: Provenance,
): string {
  const { measure } = scenario;
  const ofMu = measure === 'mu';
  const curves = Object.fromEntries(
    drawnCurves(scenario).map((id) => {
      const { name, adjacency, kind } = QUANTITIES[id];
      const { interpolated, regret } = reply[id];
      const beside = ofMu
        ? { regret: jsonNumbers(regret ?? []) }
        : { interpolated: Array.from(reply.values, (_, i) => interpolated?.[i] === 1) };
      return [
        id,
        { name: writtenIn(measure, name), adjacency, kind, ...boundedNumbers(reply[id]), ...beside },
      ];
    }),
  );
  const points = audits.flatMap((entry) => {
    const estimate = drawnEstimate(entry, scenario);
    if (!estimate || !entry.reply) return [];
    const { estimator, epsilon, lower, upper, confidence, confidenceHolds, moment, assumptions } = estimate;
    return [
      {
        at: entry.axisValue,
        adjacency: QUANTITIES.audit.adjacency,
        kind: QUANTITIES.audit.kind,
        estimator,
        [measure]: jsonNumber(epsilon),
        lower: jsonNumber(lower),
        upper: jsonNumber(upper),
        confidence,
        confidenceHolds,
        moment: moment ?? 'planned',
        drawsPerWorld: entry.reply.runs * entry.reply.repeats,
        status: entry.status,
        assumptions,
      },
    ];
  });
  return jsonFile(
    'figure',
    `${numbersOf(scenario)}. ${scenario.sampling === 'poisson' ? '' : `${bracketsText(scenario)} `}${
      ofMu
        ? t`Lower and upper hold at every value, and where they are more than a hundredth apart the value is null. Regret is the most that an error rate read off the bell curves of mu is too low by.`
        : t`A value is null where it was not verified. It then lies between lower and upper. Where interpolated is true it lies between verified values, and lower and upper are an estimate of its error, checked at points between them and not proven.`
    }`,
    provenance,
    scenario,
    {
      sampling: scenario.sampling,
      along: scenario.axis,
      at: jsonNumbers(reply.values),
      curves,
      audits: points,
    },
  );
}
