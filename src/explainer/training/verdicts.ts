// What one attack shows at the last checkpoint and over all of them, in words that claim no more than it proves. Pure.
import type { CheckpointAudit } from '../../auditing/trainingAudit';
import type { CanaryAudit } from '../../jobs';
import { levelText } from '../readout/auditWords';

export interface Verdict {
  /** Short: 'yes, from step 50'. */
  text: string;
  /** The evidence is there. */
  shown: boolean;
}

const steps = (count: number): string => (count === 1 ? 'step 1' : `step ${count}`);

const first = (checkpoints: readonly CheckpointAudit[], holds: (at: CheckpointAudit) => boolean) =>
  checkpoints.find(holds)?.step ?? null;

/** Whether the attack's epsilon exceeds the add/remove one at some checkpoint, all checkpoints at once. */
export function beyondAddRemove({ pooled }: CanaryAudit): Verdict {
  if (!pooled) return { text: '…', shown: false };
  const { checkpoints } = pooled;
  if (checkpoints.every(({ exceedsAddRemove }) => exceedsAddRemove === null)) {
    return { text: 'cannot be told', shown: false };
  }
  const step = first(checkpoints, ({ exceedsAddRemove }) => exceedsAddRemove === true);
  return step === null
    ? { text: 'not shown', shown: false }
    : { text: `yes, at ${steps(step)}`, shown: true };
}

/** Whether the errors contradict the whole add/remove curve at some checkpoint, all checkpoints at once. */
export function curveContradicted({ pooled }: CanaryAudit): Verdict {
  if (!pooled) return { text: '…', shown: false };
  const step = first(pooled.checkpoints, ({ familyCurveTest }) => familyCurveTest.contradicts);
  return step === null
    ? { text: 'not rejected', shown: false }
    : { text: `rejected at ${steps(step)}`, shown: true };
}

/** What cannot be true of a sound audit, said plainly; null where there is nothing to say. */
export function doubtOf(audits: readonly CanaryAudit[]): string | null {
  const doubtful = audits.filter(({ pooled }) =>
    pooled?.checkpoints.some(({ exceedsSubstitute }) => exceedsSubstitute),
  );
  if (doubtful.length === 0) return null;
  const names = doubtful.map(({ kind }) => kind).join(', ');
  const level = levelText(doubtful[0].pooled?.confidence ?? Number.NaN);
  return `${names} lies above ε_S: that happens by chance in at most ${level} of audits, and otherwise is a fault of this page.`;
}
