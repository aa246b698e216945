// The data of real training as JSON, at full precision: settings, what was replaced, the guarantees, every attack at every
// checkpoint by every estimator. Pure text.
import { t } from '@lingui/core/macro';
import { canaryCosine } from '../../../../audit/canaries/registry';
import { boundedNumbers, boundedValues } from '../../../export/boundedValues';
import { jsonFile } from '../../../export/dataFile';
import { jsonNumber } from '../../../export/exactNumbers';
import type { Provenance } from '../../../export/provenance';
import type { TrainingAuditReply } from '../../../jobs';
import { QUANTITIES } from '../../../notation/quantities';
import type { Scenario } from '../../../scenario';
import { ATTACKS } from '../attacks';
import { GUARANTEES } from './attackSeries';

const bound = ({ epsilon, upper }: { epsilon: number; upper: number }) => ({
  epsilon: jsonNumber(epsilon),
  upper: jsonNumber(upper),
});

/** `scenario` is that of the reply. Ends with a newline. */
/** When the stated confidence holds. */
const MOMENT_TEXT = {
  planned: t`over the planned number of models`,
  every: t`at every moment (a confidence sequence), while models are still to come`,
  provisional: t`not yet, because too few models have been trained`,
} as const;

export function stepsJson(reply: TrainingAuditReply, scenario: Scenario, provenance: Provenance): string {
  const { data, crafted, checkpoints, ceilings, audits } = reply;
  const guarantees = GUARANTEES.map((id) => {
    const { name, adjacency, kind } = QUANTITIES[id];
    const values = boundedValues(ceilings.map((at) => at[id]));
    return [id, { name, adjacency, kind, ...boundedNumbers(values) }];
  });
  const attacks = audits.map(({ kind, models, pooled, accuracy }) => ({
    attack: kind,
    title: ATTACKS[kind].title,
    adjacency: QUANTITIES.audit.adjacency,
    kind: QUANTITIES.audit.kind,
    models,
    confidence: pooled?.confidence ?? null,
    confidenceHolds: MOMENT_TEXT[pooled?.moment ?? 'planned'],
    cosine: canaryCosine(kind, crafted),
    testAccuracy: accuracy?.mean ?? null,
    checkpoints: (pooled?.checkpoints ?? []).map((at) => ({
      step: at.step,
      valid: bound(at.valid),
      validAllCheckpoints: bound(at.familyValid),
      paper: bound(at.paper),
      direct: bound(at.direct),
      effectSize: {
        value: jsonNumber(at.effectSize.value),
        standardError: jsonNumber(at.effectSize.standardError),
      },
      exceedsAddRemove: at.exceedsAddRemove,
      addRemoveCurveRejected: at.familyCurveTest.contradicts,
    })),
  }));
  const about = t`Audits of models trained by DP-SGD with record z or z′ in one place, natural logarithms. valid and direct are lower bounds with the stated confidence each, and validAllCheckpoints holds for all checkpoints at once. upper is an upper end of the same confidence for what the test comes to with unlimited models, not a bound on ε. paper is the published estimator, whose confidence does not hold. A value is null where it was not verified.`;
  return jsonFile('training', about, provenance, scenario, {
    complete: reply.complete,
    data: { id: data.id, trainRows: data.trainRows, columns: data.columns, source: data.source },
    target: { row: crafted.target.index, confidence: crafted.target.confidence },
    testAccuracyWithoutCanary: reply.accuracyWithout?.mean ?? null,
    at: checkpoints,
    guarantees: Object.fromEntries(guarantees),
    attacks,
  });
}
