// The data of real training as CSV, at full precision: one row a checkpoint and attack, by every estimator. Pure text.
import { t } from '@lingui/core/macro';
import { csvFile } from '../../../export/dataFile';
import type { Provenance } from '../../../export/provenance';
import type { TrainingAuditReply } from '../../../jobs';
import { momentWords } from '../momentWords';

const COLUMNS = [
  'attack',
  'step',
  'models',
  'valid',
  'valid_upper',
  'valid_all_checkpoints',
  'paper',
  'paper_upper',
  'direct',
  'direct_upper',
  'd_prime',
  'd_prime_standard_error',
  'epsilon_add_remove',
  'epsilon_substitute',
  'epsilon_hidden_state',
] as const;

export function stepsCsv(reply: TrainingAuditReply, provenance: Provenance): string {
  const pooled = reply.audits.find((audit) => audit.pooled)?.pooled;
  const confidence = pooled?.confidence ?? '';
  const rows = reply.audits.flatMap(({ kind, models, pooled: report }) =>
    (report?.checkpoints ?? []).map(({ step, valid, familyValid, paper, direct, effectSize }, i) => {
      const { addRemove, substitute, hiddenState } = reply.ceilings[i];
      return [
        kind,
        step,
        models,
        valid.epsilon,
        valid.upper,
        familyValid.epsilon,
        paper.epsilon,
        paper.upper,
        direct.epsilon,
        direct.upper,
        effectSize.value,
        effectSize.standardError,
        addRemove.value,
        substitute.value,
        hiddenState.value,
      ];
    }),
  );
  return csvFile(
    [t`Adjacency Lab, audits of real training (substitute adjacency), in natural logarithms`],
    provenance,
    [
      ...(reply.complete ? [] : [`${t`not all models have been trained.`}${momentWords(reply)}`]),
      t`valid and direct are lower bounds with confidence ${confidence} each, and valid_all_checkpoints holds with ${confidence} for all at once. valid_upper and direct_upper are upper ends of the same confidence for what the test comes to with unlimited models, not bounds on epsilon. paper is the published estimator, whose confidence does not hold`,
      t`epsilon_add_remove and epsilon_substitute are upper bounds. epsilon_hidden_state is the limit of the S1 attack (constant gradients, other records silent, last iterate seen) and no guarantee. A value is empty where it was not verified`,
    ],
    [{ columns: COLUMNS, rows }],
  );
}
