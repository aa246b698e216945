// The data of real training as CSV, at full precision: one row a checkpoint and attack, by every estimator. Pure text.
import type { TrainingAuditReply } from '../../jobs';
import { csvCell } from '../takeaway/exactNumbers';
import { type Provenance, provenanceLines } from '../takeaway/provenance';

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

/** Comment lines start with '#'. Ends with a newline. */
export function stepsCsv(reply: TrainingAuditReply, provenance: Provenance): string {
  const pooled = reply.audits.find((audit) => audit.pooled)?.pooled;
  const lines = [
    '# Adjacency Lab: audits of real training (substitute adjacency), natural logarithms',
    ...provenanceLines(provenance).map((line) => `# ${line}`),
    ...(reply.complete ? [] : ['# not all models have been trained']),
    `# valid, direct: lower bounds with confidence ${pooled?.confidence ?? ''} each; valid_all_checkpoints: with ${pooled?.confidence ?? ''} for all at once; paper: the published estimator, whose confidence does not hold`,
    '# epsilon_add_remove, epsilon_substitute: upper bounds; epsilon_hidden_state: ceiling of the worst case on the last iterate; empty where not verified',
    COLUMNS.join(','),
  ];
  for (const { kind, models, pooled: report } of reply.audits) {
    report?.checkpoints.forEach(({ step, valid, familyValid, paper, direct, effectSize }, i) => {
      const { addRemove, substitute, hiddenState } = reply.ceilings[i];
      const values = [
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
      lines.push([kind, step, models, ...values.map(csvCell)].join(','));
    });
  }
  return `${lines.join('\n')}\n`;
}
